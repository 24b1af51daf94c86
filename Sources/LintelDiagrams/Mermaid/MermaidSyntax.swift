/// The parts of statements in a Mermaid flowchart.
package enum MermaidSyntax {
  // MARK: - Nodes

  static func takeID(_ cursor: inout LineCursor) -> String {
    let start = cursor.position
    while !cursor.isAtEnd {
      let byte = cursor.byte
      let isPart =
        isWord(byte) || "./$+#!?'%*".utf8.contains(byte)
        || byte == UInt8(ascii: "-") && isWord(cursor[1])
      if !isPart || cursor.isAt("%%") { break }
      cursor.advance()
    }
    return cursor.text(from: start)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// The brackets of the shapes of nodes, the longest first.
  private static let shapes: [(open: String, closers: [String])] = [
    ("(((", [")))"]), ("((", ["))"]), ("([", ["])"]), ("(-", ["-)"]), ("(", [")"]),
    ("[[", ["]]"]), ("[(", [")]"]), ("[/", ["/]", "\\]"]), ("[\\", ["\\]", "/]"]),
    ("[|", ["|]"]), ("[", ["]"]), ("{{", ["}}"]), ("{", ["}"]), (">", ["]"]),
  ]

  package static func shape(at cursor: LineCursor) -> (open: String, closers: [String])? {
    shapes.first { cursor.isAt($0.open) }
  }

  /// Returns the value of `label` in `shape: rect, label: "Orders"`.
  package static func label(inAttributes text: String) -> String? {
    var cursor = LineCursor(SourceLine(number: 1, bytes: Array(text.utf8)))
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      let key = cursor.take { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") }
      guard cursor.take(":") else {
        cursor.advance()
        continue
      }
      cursor.skipBlanks()
      let value =
        cursor.take("\"")
        ? cursor.take(upTo: ["\""]) ?? "" : cursor.take { $0 != UInt8(ascii: ",") }
      if DiagramLabel.trimmed(key) == "label" { return value }
      _ = cursor.take { $0 != UInt8(ascii: ",") }
      cursor.advance()
    }
    return nil
  }

  // MARK: - Arrows

  package struct Link {
    var pointsLeft = false
    var pointsRight = false
    /// Whether the link only arranges nodes: `A ~~~ B`.
    package var isHidden = false
  }

  /// Reads the name of an arrow: `e1` in `e1@-->`.
  static func takeArrowName(_ cursor: inout LineCursor) -> String? {
    let start = cursor.position
    let name = takeID(&cursor)
    if !name.isEmpty, cursor.isAt("@"), !cursor.isAt("@{"), cursor.take("@") { return name }
    cursor.move(to: start)
    return nil
  }

  /// Reads an arrow with the text in it; `nil` if there is none.
  static func takeLink(_ cursor: inout LineCursor) -> Link? {
    var link = Link()
    if cursor.isAt("~~~") {
      _ = cursor.takeAll("~")
      link.isHidden = true
      return link
    }
    link.pointsLeft = cursor.take("<")
    if !link.pointsLeft, ["x--", "o--", "x==", "o==", "x-.", "o-."].contains(where: cursor.isAt) {
      cursor.advance()
    }
    guard let end = takeBody(&cursor) else { return nil }
    switch end {
    case .arrow: link.pointsRight = true
    case .plain: break
    case .open(let kind):
      // Two strokes begin a text, as in `A -- text --> B`, unless nothing ends it.
      let start = cursor.position
      if let end = takeText(&cursor, kind) {
        link.pointsRight = end == .arrow
      } else {
        cursor.move(to: start)
        if !link.pointsLeft { return nil }
      }
    }
    return link
  }

  private enum Stroke { case line, thick, dotted }

  private enum LinkEnd: Equatable {
    case arrow
    case plain
    /// Too short for an arrow without text: `--`.
    case open(Stroke)
  }

  private static func takeBody(_ cursor: inout LineCursor) -> LinkEnd? {
    if cursor.isAt("-.") {
      cursor.advance()
      _ = cursor.takeAll(".")
      guard cursor.isAt("-") else { return .open(.dotted) }
      cursor.advance()
      return takeHead(&cursor) ?? .plain
    }
    for (mark, stroke) in [("-", Stroke.line), ("=", .thick)] where cursor.isAt(mark + mark) {
      let count = cursor.takeAll(Character(mark))
      return takeHead(&cursor) ?? (count > 2 ? .plain : .open(stroke))
    }
    return nil
  }

  /// Reads `>`, or an end that points in no direction if a node can follow it: `x` in `--x B`.
  private static func takeHead(_ cursor: inout LineCursor) -> LinkEnd? {
    if cursor.take(">") { return .arrow }
    guard cursor.isAt("x") || cursor.isAt("o"),
      [UInt8(ascii: " "), UInt8(ascii: "|"), 9, 0]
        .contains(cursor[1])
    else { return nil }
    cursor.advance()
    return .plain
  }

  /// Reads the text in an arrow, and the end of the arrow.
  private static func takeText(_ cursor: inout LineCursor, _ stroke: Stroke) -> LinkEnd? {
    cursor.skipBlanks()
    if cursor.take("\"") { guard cursor.take(upTo: ["\""]) != nil else { return nil } }
    while !cursor.isAtEnd {
      switch stroke {
      case .line where cursor.isAt("--"):
        _ = cursor.takeAll("-")
        return takeHead(&cursor) ?? .plain
      case .thick where cursor.isAt("=="):
        _ = cursor.takeAll("=")
        return takeHead(&cursor) ?? .plain
      case .dotted where cursor.isAt(".-"):
        cursor.advance(by: 2)
        return takeHead(&cursor) ?? .plain
      default: cursor.advance()
      }
    }
    return nil
  }
}

/// The lines of a flowchart, without empty lines and comments.
struct MermaidLines {
  private var lines: ArraySlice<SourceLine>
  /// A mark that is opened and never closed.
  private(set) var unclosed: (mark: String, line: Int, column: Int)?

  init(_ lines: ArraySlice<SourceLine>) {
    self.lines = lines
    // Skips the front matter, which is between lines of dashes.
    let first = lines.first { !$0.trimmed.isEmpty }
    if let first, first.trimmed == "---",
      let start = lines.firstIndex(where: { $0.number == first.number }),
      let end = lines[(start + 1)...].firstIndex(where: { $0.trimmed == "---" })
    {
      self.lines = lines[(end + 1)...]
    }
  }

  /// Returns the next line that is neither empty nor a comment; the lines of a quoted text are
  /// joined.
  mutating func next() -> SourceLine? {
    while let line = lines.popFirst() {
      let text = line.trimmed
      if text.isEmpty { continue }
      if text.hasPrefix("%%{"), !text.contains("}%%") {
        skip(to: "}%%", opening: "%%{", at: line)
      } else if text.hasPrefix("accDescr"), text.hasSuffix("{") {
        skip(to: "}", opening: "{", at: line)
      } else if !text.hasPrefix("%%") {
        return joined(line)
      }
    }
    return nil
  }

  private mutating func skip(to end: String, opening: String, at line: SourceLine) {
    while let next = lines.popFirst() { if next.text.contains(end) { return } }
    unclosed = (opening, line.number, line.indentation)
  }

  private mutating func joined(_ line: SourceLine) -> SourceLine {
    func isOpen(_ bytes: [UInt8]) -> Bool {
      bytes.count { $0 == UInt8(ascii: "\"") } % 2 == 1
    }
    guard isOpen(line.bytes),
      let end = lines.firstIndex(where: { isOpen($0.bytes) }),
      !lines[lines.startIndex..<end].contains(where: { $0.trimmed.isEmpty })
    else { return line }
    var bytes = line.bytes
    for part in lines[lines.startIndex...end] { bytes += [UInt8(ascii: "\n")] + part.bytes }
    lines = lines[(end + 1)...]
    return SourceLine(number: line.number, bytes: bytes)
  }
}
