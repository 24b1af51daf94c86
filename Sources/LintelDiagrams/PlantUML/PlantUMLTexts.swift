/// The texts in a PlantUML diagram, which may contain anything.
extension PlantUMLSyntax {
  /// A line that begins a text about the diagram.
  struct DiagramText {
    /// The keyword as it is written.
    let keyword: String
    /// Whether the text continues on further lines, up to `end` and the keyword.
    let isBlock: Bool
  }

  /// Reads a text about the diagram, which has a short form, `title Orders`, and a long form, which
  /// ends at a line such as `end title` or `endtitle`. The text may contain anything: the line
  /// `left header A --> B` has no arrow.
  static func diagramText(_ words: [String]) -> DiagramText? {
    var words = words[...]
    let isPlaced = ["left", "right", "center"].contains(words[0].lowercased())
    if isPlaced { words = words.dropFirst() }
    guard let first = words.first else { return nil }
    let keyword = String(first.prefix { $0 != ":" })
    let isAlone = words.count == 1 && first.utf8.count <= keyword.utf8.count + 1
    switch keyword.lowercased() {
    case "header", "footer": return DiagramText(keyword: keyword, isBlock: isAlone)
    case "title", "caption":
      return isPlaced ? nil : DiagramText(keyword: keyword, isBlock: isAlone)
    case "legend":
      // A legend has only a long form, so that an arrow after the word begins at a component.
      let isText = isAlone || !isArrow(words[words.startIndex + 1])
      return isPlaced || !isText ? nil : DiagramText(keyword: keyword, isBlock: true)
    default: return nil
    }
  }

  private static func isArrow(_ word: String) -> Bool {
    word.contains("--") || word.contains("..") || word.contains("->")
  }

  /// The first line of a note.
  struct Note {
    /// The name of the note: `N` in `note "text" as N`.
    let alias: String?
    /// Whether the line has the whole note: `note left of A : text`.
    let isOneLine: Bool
    /// Whether the note ends at `}`.
    let isInBraces: Bool

    init(_ text: String) {
      // The text after the colon may contain anything, and so may a quoted text, or a name in
      // quotes or brackets: `note left of [A: B] : same as C`.
      var closer: Character?
      var hasQuotes = false
      var head = ""
      var rest = text[...]
      while let next = rest.popFirst() {
        if let end = closer {
          if next == end { closer = nil }
        } else if next == "\"" || next == "[" {
          closer = next == "[" ? "]" : next
          hasQuotes = hasQuotes || next == "\""
          head += " "
        } else if next == ":" {
          break
        } else {
          head.append(next)
        }
      }
      let words = head.split { $0 == " " || $0 == "\t" }
      let position = words.firstIndex { $0.lowercased() == "as" }
      alias = position.flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
      let hasText = !rest.isEmpty || text.last == ":"
      isOneLine = hasText || hasQuotes && alias != nil
      isInBraces = words.last == "{"
    }
  }
}
