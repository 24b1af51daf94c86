import LintelText
import LintelYAML
import Testing

@testable import Lintel

/// What a rule says, in a form that is the same for Swift and for YAML.
enum WrittenOptions {
  static func node(_ yaml: String) throws -> YAMLNode {
    let log = ErrorLog()
    let node = YAMLReader.read(Array(yaml.utf8), path: "lintel.yml", log: log)
    try log.throwIfAny()
    return try #require(node)
  }

  static func text(of value: Architecture.Value) -> String {
    switch value {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \(text(of: $0.value))" }.sorted().joined(separator: ", "))}"
    }
  }

  static func text(of node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, _): text
    case .sequence(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \(text(of: $0.value))" }.sorted().joined(separator: ", "))}"
    }
  }

  /// The options of a rule, those of a mapping after its key: `should`, `should.name`.
  static func keys(of rule: YAMLNode) -> [String] {
    entries(of: rule).flatMap { entry in
      [entry.key] + entries(of: entry.value).map { "\(entry.key).\($0.key)" }
    }
  }

  private static func entries(of node: YAMLNode) -> [YAMLEntry] {
    if case .mapping(let entries) = node.content { entries } else { [] }
  }
}
