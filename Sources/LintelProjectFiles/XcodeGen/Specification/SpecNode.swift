import LintelText
import LintelVocabulary
import LintelYAML

/// A value of a specification, which may be merged from several files.
struct SpecNode {
  enum Content {
    /// An empty value, as in `sources:`.
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

  /// The Boolean value of a word such as `yes` or `off`; `nil` for other words.
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

  /// The entries of a mapping; empty for any other value.
  var mapping: SpecMapping {
    guard case .mapping(let entries) = content else { return [:] }
    return entries
  }

  /// The elements of a list. An empty value counts as an empty list, any other value as a list of
  /// one element.
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

  /// Returns the entries of a mapping together with the entries of the mappings under `<<`. The
  /// mapping's own entries override the latter.
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

/// Merges values: the values of a file over those of its includes, and the values of a target over
/// those of its templates.
extension SpecMapping {
  private static let replacement = ":REPLACE"

  /// Merges mappings recursively and appends lists; any other value is replaced by the upper one.
  /// Under a key such as `sources:REPLACE`, the upper value always replaces the lower one.
  mutating func lay(_ upper: SpecMapping) {
    for (key, value) in upper where !key.hasBytes(atEnd: Self.replacement) {
      if self[key]?.lay(value) == nil { self[key] = value }
    }
    for (key, value) in upper where key.hasBytes(atEnd: Self.replacement) {
      self[String(decoding: key.utf8.dropLast(Self.replacement.utf8.count), as: UTF8.self)] = value
    }
  }
}

extension SpecNode {
  fileprivate mutating func lay(_ upper: SpecNode) {
    switch upper.content {
    case .mapping(let upperEntries):
      if var entries = takeMapping() {
        entries.lay(upperEntries)
        content = .mapping(entries)
        return
      }
    case .list(let upperElements):
      if var elements = takeList() {
        elements += upperElements
        content = .list(elements)
        return
      }
    case .nothing, .text: break
    }
    self = upper
  }

  /// Takes the entries out, so that they are changed in place and not copied.
  private mutating func takeMapping() -> SpecMapping? {
    guard case .mapping(let entries) = content else { return nil }
    content = .nothing
    return entries
  }

  private mutating func takeList() -> [SpecNode]? {
    guard case .list(let elements) = content else { return nil }
    content = .nothing
    return elements
  }
}
