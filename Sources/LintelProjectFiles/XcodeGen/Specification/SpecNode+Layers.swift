import LintelVocabulary

/// How values are laid over each other: those of a file over those it includes, those of a target
/// over those of its templates.
extension SpecMapping {
  private static let replacement = ":REPLACE"

  /// Mappings become one, lists follow each other, and of all other values the upper one counts.
  /// Under a key that ends in `:REPLACE` it always does.
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

  /// Takes the entries out, so that they are changed where they are and not copied.
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
