import LintelVocabulary

/// The values of expressions in a manifest, until the budget is spent.
extension TuistManifest {
  func arguments(_ open: Int) -> [ManifestTokens.Argument] { source.arguments(open) }

  /// Returns the elements of a list, and the start of each part that is not a literal.
  func literalElements(_ range: Range<Int>) -> (elements: [Range<Int>], computed: [Int]) {
    source.literalElements(range)
  }

  /// Returns the elements of a list.
  ///
  /// - Parameter message: the note for a part of the list that is not a literal.
  mutating func elements(_ range: Range<Int>, computed message: String) -> [Range<Int>] {
    if source.isNil(range) { return [] }
    let list = literalElements(range)
    if let position = list.computed.min() { note(message, at: position) }
    return list.elements
  }

  /// Returns the texts in a list.
  ///
  /// - Parameter message: the note for a text that is computed.
  mutating func texts(_ range: Range<Int>, computed message: String) -> [String] {
    elements(range, computed: message).compactMap { element in
      if let text = source.text(element) { return text }
      note(message, at: element.lowerBound)
      return nil
    }
  }

  /// Returns the path in an expression, relative to the root of the check: `"Core/A.swift"` or
  /// `.relativeToRoot("Core")`.
  func path(_ range: Range<Int>) -> String? {
    let range = source.value(of: range)
    if let text = source.text(range) { return paths.path(text) }
    guard let call = source.call(range, of: "Path"),
      let argument = arguments(call.open).first, let text = source.text(argument.value)
    else { return nil }
    switch call.name {
    case "relativeToRoot": return paths.pathFromRoot(text)
    case "relativeToManifest", "relativeToCurrentFile", "path":
      return RelativePath.join(paths.folder, text)
    default: return nil
    }
  }

  /// Returns the word after the dot in `.framework` or `Product.framework`.
  func member(_ range: Range<Int>, of type: String) -> String? {
    let value = source.value(of: range)
    let position = value.lowerBound + (source.isWord(type, at: value.lowerBound) ? 1 : 0)
    guard position + 2 == value.upperBound, source.isMark(".", at: position) else { return nil }
    return source.word(at: position + 1)
  }
}
