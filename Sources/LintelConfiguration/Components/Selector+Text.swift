extension Selector.Test {
  /// The test as it was written.
  package var text: String {
    switch self {
    case .path(let glob): glob.description
    case .module(let pattern): "module: \(pattern.text)"
    case .target(let pattern): "target: \(pattern.text)"
    case .platform(let platform): "platform: \(platform.rawValue)"
    case .name(let pattern): "name: \(pattern.text)"
    case .kind(let kind): "kind: \(kind.rawValue)"
    case .inherits(let pattern): "inherits: \(pattern.text)"
    case .attribute(let pattern): "attribute: \(pattern.text)"
    case .access(let level): "access: \(level.rawValue)"
    }
  }
}
