import LintelVocabulary

/// Merging of values: those of a file over those of its includes, those of a target over those of
/// its templates.
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
