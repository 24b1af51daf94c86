/// Reads a component diagram of PlantUML; the syntax is that of plantuml.com/component-diagram.
struct PlantUMLReader {
  private var builder: DiagramBuilder
  private var lines: ArraySlice<SourceLine>
  /// The names of notes, which are not components.
  private var notes: Set<String> = []

  static func read(_ lines: ArraySlice<SourceLine>, into builder: inout DiagramBuilder) {
    var reader = PlantUMLReader(builder: builder, lines: lines)
    reader.read()
    builder = reader.builder
  }

  private init(builder: DiagramBuilder, lines: ArraySlice<SourceLine>) {
    self.builder = builder
    self.lines = lines
  }

  static func isStart(_ line: SourceLine) -> Bool { line.trimmed.hasPrefix("@startuml") }

  // MARK: - Lines

  private mutating func read() {
    if let start = lines.firstIndex(where: Self.isStart) { lines = lines[(start + 1)...] }
    while !builder.isHopeless, let line = lines.popFirst() {
      let text = line.trimmed
      if text.hasPrefix("@enduml") {
        if let second = lines.first(where: Self.isStart) {
          builder.report(.severalBlocks, in: second, column: second.indentation)
        }
        break
      }
      if text.isEmpty || text.hasPrefix("'") { continue }
      if text.hasPrefix("/'") {
        if !text.hasSuffix("'/") { skip(to: { $0.hasSuffix("'/") }, opening: "/'", at: line) }
      } else {
        read(line, text)
      }
    }
    builder.finish(opening: "{")
  }

  private mutating func read(_ line: SourceLine, _ text: String) {
    let words = text.split { $0 == " " || $0 == "\t" }.map(String.init)
    let first = words[0].lowercased()
    var cursor = LineCursor(line)
    cursor.skipBlanks()
    if text.hasPrefix("!") {
      if !["!theme", "!pragma"].contains(first) {
        builder.report(.include(words[0]), in: line, column: cursor.column)
      }
    } else if first == "note" {
      note(line, text)
    } else if let text = PlantUMLSyntax.diagramText(words) {
      if text.isBlock {
        let end = "end" + text.keyword.lowercased()
        skip(to: { $0.lowercased().withoutBlanks() == end }, opening: text.keyword, at: line)
      }
    } else if first == "skinparam" || first == "<style>" {
      let end = first == "<style>" ? "</style>" : "}"
      if first == "<style>" || text.hasSuffix("{") {
        skip(to: { $0 == end }, opening: first == "<style>" ? first : "{", at: line)
      }
    } else if PlantUMLSyntax.isOfAppearance(words) {
      return
    } else if text == "}" {
      builder.closeGroup(text, in: line, column: cursor.column)
    } else if !element(&cursor, words) {
      relation(&cursor)
    }
  }

  private mutating func skip(
    to isEnd: (String) -> Bool, opening: String, at line: SourceLine
  ) {
    while let next = lines.popFirst() { if isEnd(next.trimmed) { return } }
    builder.report(.unclosed(opening), in: line, column: line.indentation)
  }

  /// Reads a note: `note left of A : text`, `note "text" as N`, or several lines up to `end note`,
  /// or up to `}` after `note left of A {`.
  private mutating func note(_ line: SourceLine, _ text: String) {
    let note = PlantUMLSyntax.Note(text)
    if let alias = note.alias { notes.insert(alias) }
    if note.isOneLine { return }
    skip(
      to: {
        note.isInBraces ? $0 == "}" : $0.lowercased().withoutBlanks() == "endnote"
      }, opening: "note", at: line)
  }

  // MARK: - Elements

  /// Reads the declaration of a component or a group; returns whether the line has one.
  private mutating func element(_ cursor: inout LineCursor, _ words: [String]) -> Bool {
    let (start, line) = (cursor.position, cursor.line)
    let keyword = PlantUMLSyntax.word(words[0])
    if keyword == "together" {
      builder.openNamelessGroup(in: line, column: cursor.column)
      cursor.advance(by: keyword.utf8.count)
      cursor.skipBlanks()
      if !cursor.take("{") { fail(cursor, expected: "'{'") }
      return true
    }
    let isDeclared = PlantUMLSyntax.keywords.contains(keyword)
    if isDeclared {
      cursor.advance(by: keyword.utf8.count)
      cursor.skipBlanks()
      if PlantUMLSyntax.startsArrow(cursor) {
        cursor.move(to: start)
        return false
      }
    }
    guard let name = PlantUMLSyntax.takeOperand(&cursor) else {
      cursor.move(to: start)
      guard isDeclared else { return false }
      cursor.advance(by: keyword.utf8.count)
      cursor.skipBlanks()
      if cursor.take("{") {
        builder.openNamelessGroup(in: line, column: start + 1)
      } else {
        fail(cursor, expected: "a name")
      }
      return true
    }
    cursor.skipBlanks()
    // With an arrow the line is a relation, and a bare name declares nothing.
    if startsRelation(after: cursor) || !isDeclared && !name.isBracketed {
      cursor.move(to: start)
      return false
    }
    declare(name, &cursor, column: start + 1)
    return true
  }

  /// Reads the rest after a name: an alias, a stereotype, a colour, and optionally the brace of a
  /// group.
  private mutating func declare(
    _ name: PlantUMLSyntax.Operand, _ cursor: inout LineCursor, column: Int
  ) {
    let line = cursor.line
    var (id, label) = (name.text, name.text)
    PlantUMLSyntax.skipDecoration(&cursor)
    if cursor.isAt("as "), cursor.take("as ") {
      cursor.skipBlanks()
      guard let alias = PlantUMLSyntax.takeOperand(&cursor) else {
        return fail(cursor, expected: "a name after 'as'")
      }
      // The id and the label may be in either order; the one in quotes or brackets is the label.
      let isReversed = alias.isQuoted && !name.isQuoted
      (id, label) = isReversed ? (name.text, alias.text) : (alias.text, name.text)
    }
    PlantUMLSyntax.skipDecoration(&cursor)
    if cursor.take("[") {
      // A description, which may take several lines.
      builder.node(id, label: label, in: line, column: column)
      if cursor.take(upTo: ["]"]) == nil {
        skip(to: { $0.hasSuffix("]") }, opening: "[", at: cursor.line)
        return
      }
    } else if cursor.take("{") {
      builder.openGroup(id, label: label, in: line, column: column)
      cursor.skipBlanks()
      if cursor.take("}") { builder.closeGroup("}", in: line, column: cursor.column - 1) }
    } else {
      builder.node(id, label: label, in: line, column: column)
    }
    cursor.skipBlanks()
    if !cursor.isAtEnd { fail(cursor, expected: "the end of the line") }
  }

  // MARK: - Relations

  /// Reads a relation: `[A] --> [B] : text`.
  private mutating func relation(_ cursor: inout LineCursor) {
    let line = cursor.line
    let leftColumn = cursor.column
    guard let left = PlantUMLSyntax.takeOperand(&cursor) else {
      return fail(cursor, expected: "a component, such as '[A]', or an arrow between two of them")
    }
    PlantUMLSyntax.skipDecoration(&cursor)
    skipEndText(&cursor)
    let start = cursor.position
    guard let arrow = PlantUMLSyntax.takeArrow(&cursor) else {
      return fail(cursor, expected: "an arrow such as '-->'")
    }
    let written = cursor.text(from: start)
    cursor.skipBlanks()
    skipEndText(&cursor)
    let rightColumn = cursor.column
    guard let right = PlantUMLSyntax.takeOperand(&cursor) else {
      return fail(cursor, expected: "a component, such as '[B]'")
    }
    PlantUMLSyntax.skipDecoration(&cursor)
    guard cursor.isAtEnd || cursor.isAt(":") else {
      return fail(cursor, expected: "':' and a text, or the end of the line")
    }
    if notes.contains(left.text) || notes.contains(right.text) { return }
    let from = builder.node(left.text, in: line, column: leftColumn)
    let to = builder.node(right.text, in: line, column: rightColumn)
    if arrow.isHidden { return }
    let length = written.utf8.count
    if arrow.pointsRight {
      builder.arrow(from: from, to: to, in: cursor.line, column: start + 1, length: length)
    }
    if arrow.pointsLeft {
      builder.arrow(from: to, to: from, in: cursor.line, column: start + 1, length: length)
    }
    if !arrow.pointsLeft, !arrow.pointsRight {
      builder.report(.noDirection(written, arrow: "-->"), in: line, column: start + 1)
    }
  }

  /// Whether an arrow follows a name, after stereotypes and a text at the end of the arrow.
  private func startsRelation(after cursor: LineCursor) -> Bool {
    var cursor = cursor
    PlantUMLSyntax.skipDecoration(&cursor)
    skipEndText(&cursor)
    return PlantUMLSyntax.startsArrow(cursor)
  }

  /// Skips a text at the end of an arrow, such as a multiplicity: `"1"` in `A "1" --> B`.
  private func skipEndText(_ cursor: inout LineCursor) {
    let start = cursor.position
    guard cursor.take("\""), cursor.take(upTo: ["\""]) != nil else {
      return cursor.move(to: start)
    }
    cursor.skipBlanks()
    let isBeforeArrow = PlantUMLSyntax.startsArrow(cursor)
    // In `A --> "B" : uses :it:`, the colon begins the text of the arrow, not a name.
    let isText = cursor.isAt(": ")
    var next = cursor
    if !isBeforeArrow, isText || PlantUMLSyntax.takeOperand(&next) == nil {
      cursor.move(to: start)
    }
  }

  private mutating func fail(_ cursor: LineCursor, expected: String) {
    builder.report(
      .notUnderstood(cursor.rest, expected: expected), in: cursor.line,
      column: cursor.column)
  }
}

extension String {
  fileprivate func withoutBlanks() -> String { filter { !$0.isWhitespace } }
}
