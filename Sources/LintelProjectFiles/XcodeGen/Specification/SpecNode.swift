import LintelText
import LintelYAML

/// A value of a specification, which may be put together from several files.
struct SpecNode {
  enum Content {
    /// Nothing is written, as in `sources:`.
    case nothing
    /// A text, a number or a word, as it is written.
    case text(String)
    case list([SpecNode])
    case mapping(SpecMapping)
  }

  var content: Content
  let mark: Mark

  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }

  /// What a word says; `nil` if it says neither yes nor no.
  var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  var isNothing: Bool {
    guard case .nothing = content else { return false }
    return true
  }

  /// Empty for what is no mapping.
  var mapping: SpecMapping {
    guard case .mapping(let entries) = content else { return [:] }
    return entries
  }

  /// Those of a list; a single value counts as a list of one.
  var elements: [SpecNode] {
    switch content {
    case .nothing: []
    case .list(let elements): elements
    case .text, .mapping: [self]
    }
  }

  /// The texts among ``elements``.
  var texts: [String] { elements.compactMap(\.text) }

  subscript(key: String) -> SpecNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries[key]
  }
}

/// The entries of a mapping. Their order means nothing: targets are sorted by name.
typealias SpecMapping = [String: SpecNode]

extension SpecNode {
  init(_ node: YAMLNode) {
    mark = node.mark
    switch node.content {
    case .scalar(let text, _): content = node.isNothing ? .nothing : .text(text)
    case .sequence(let elements): content = .list(elements.map(SpecNode.init))
    case .mapping(let entries): content = .mapping(Self.mapping(entries))
    }
  }

  /// What is under `<<` is in the mapping as well, where it has no such key itself.
  private static func mapping(_ entries: [YAMLEntry]) -> SpecMapping {
    var mapping: SpecMapping = [:]
    var repeated: [SpecNode] = []
    for entry in entries {
      let value = SpecNode(entry.value)
      if entry.key == "<<" { repeated = value.elements } else { mapping[entry.key] = value }
    }
    for node in repeated { mapping.merge(node.mapping) { own, _ in own } }
    return mapping
  }
}
