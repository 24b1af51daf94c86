extension Condition {
  /// Whether the compiler does not parse the branch if the condition does not hold, because the
  /// branch may be written for another version: `compiler(>=7)`, `swift(<6) && os(iOS)`.
  var guardsSyntax: Bool {
    switch self {
    case .test(let name, _):
      ["compiler", "_compiler_version", "swift", "hasFeature", "hasAttribute"].contains(name)
    case .flag(let name): name.hasPrefix("$")
    case .not(let inner): inner.guardsSyntax
    case .and(let parts): parts.contains(where: \.guardsSyntax)
    case .or(let parts): parts.allSatisfy(\.guardsSyntax)
    case .literal, .unreadable: false
    }
  }
}
