/// Finds the SwiftUI previews in a file: `#Preview { … }` with the attributes before it, and types
/// whose inheritance clause, or the clause of an extension in the same file, names
/// `PreviewProvider`.
struct PreviewFinder {
  /// The regions of the previews, ordered by offset, without overlaps.
  let extents: [Range<UInt32>]
  let count: Int

  /// Whether the file contains the word `Preview`, so that the search is worthwhile.
  static func mayFind(in source: borrowing SourceBuffer) -> Bool {
    let word = Array("Preview".utf8)
    return source.withBytes { bytes in
      var start = 0
      while let found = bytes[start...].firstIndex(of: word[0]) {
        if bytes[found...].starts(with: word) { return true }
        start = found + 1
      }
      return false
    }
  }

  init(_ facts: FileFacts, _ names: NameTable, _ source: borrowing SourceBuffer) {
    let macros = Self.macros(in: tokens(of: source))
    let providers = Self.providers(facts, names)
    count =
      providers.names.count
      + macros.count { macro in !providers.extents.contains { $0.overlaps(macro) } }
    var extents: [Range<UInt32>] = []
    for extent in (macros + providers.extents).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = extents.last, last.upperBound >= extent.lowerBound {
        extents[extents.count - 1] =
          last.lowerBound..<max(last.upperBound, extent.upperBound)
      } else {
        extents.append(extent)
      }
    }
    self.extents = extents
  }

  private static func providers(
    _ facts: FileFacts, _ names: NameTable
  ) -> (names: Set<NameID>, extents: [Range<UInt32>]) {
    var types: Set<NameID> = []
    for fact in facts.inheritances {
      let name = names.text(of: fact.name).split { $0 == "." || $0 == ":" || $0 == " " }.last
      if name == "PreviewProvider" { types.insert(facts.declarations[Int(fact.owner)].name) }
    }
    if types.isEmpty { return ([], []) }
    let extents = zip(facts.declarations, facts.extents).compactMap { fact, extent in
      (fact.kind.isNominalType || fact.kind == .extension) && types.contains(fact.name)
        ? extent.start..<max(extent.start, extent.end) : nil
    }
    return (types, extents)
  }

  private static func macros(in tokens: [SourceToken]) -> [Range<UInt32>] {
    var result: [Range<UInt32>] = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].text == "#Preview", tokens[index].kind != .string else { continue }
      let start = tokens[firstAttribute(before: index, in: tokens)].offset
      var end = tokens[index].offset + UInt32("#Preview".utf8.count)
      for opener in ["(", "{"] {
        guard let closer = closer(of: opener, after: index, in: tokens) else { continue }
        index = closer
        end = tokens[closer].offset + 1
      }
      // Further labelled closures: `#Preview { … } body: { … }`.
      while index + 2 < tokens.count, tokens[index + 1].kind == .word,
        tokens[index + 2].isPunctuation(":"),
        let closer = closer(of: "{", after: index + 2, in: tokens)
      {
        index = closer
        end = tokens[closer].offset + 1
      }
      result.append(start..<end)
    }
    return result
  }

  /// Returns the index of the bracket that closes the `opener` after a token; `nil` if no `opener`
  /// follows the token, or if it is never closed.
  private static func closer(
    of opener: String, after index: Int, in tokens: [SourceToken]
  ) -> Int? {
    guard index + 1 < tokens.count, tokens[index + 1].isPunctuation(opener) else { return nil }
    var depth = 0
    for position in index + 1..<tokens.count where tokens[position].kind == .punctuation {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return position }
    }
    return nil
  }

  /// Returns the index of the token at which the attributes before a token begin, as `@` in
  /// `@MainActor #Preview { … }`; `index` if there are none.
  private static func firstAttribute(before index: Int, in tokens: [SourceToken]) -> Int {
    var first = index
    while true {
      var position = first - 1
      if position >= 0, tokens[position].isPunctuation(")") {
        var depth = 0
        repeat {
          if tokens[position].isPunctuation(")") { depth += 1 }
          if tokens[position].isPunctuation("(") { depth -= 1 }
          position -= 1
        } while depth > 0 && position >= 0
      }
      guard position >= 1, tokens[position].kind == .word, tokens[position - 1].isPunctuation("@")
      else { return first }
      first = position - 1
    }
  }
}
