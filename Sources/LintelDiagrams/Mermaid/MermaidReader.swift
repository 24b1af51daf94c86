import LintelText

/// Reads a Mermaid flowchart; the syntax is that of mermaid.js.org/syntax/flowchart.html.
struct MermaidReader {
  private var builder: DiagramBuilder
  /// The names of arrows, which can have attributes: `e1@{ animate: true }`.
  private var arrowNames: Set<String> = []

  static func read(_ lines: ArraySlice<SourceLine>, into builder: inout DiagramBuilder) {
    var reader = MermaidReader(builder: builder)
    reader.read(lines)
    builder = reader.builder
  }

  private init(builder: DiagramBuilder) { self.builder = builder }

  /// Whether the first line that is not empty or a comment begins a flowchart.
  static func isFlowchart(_ lines: ArraySlice<SourceLine>) -> Bool {
    var body = MermaidLines(lines)
    guard let first = body.next() else { return false }
    return isHeader(firstWord(of: first))
  }

  private static func isHeader(_ word: String) -> Bool {
    ["flowchart", "graph", "flowchart-elk"].contains(word)
  }

  private static func firstWord(of line: SourceLine) -> String {
    var cursor = LineCursor(line)
    cursor.skipBlanks()
    return cursor.take { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
  }

  // MARK: - Lines

  private mutating func read(_ lines: ArraySlice<SourceLine>) {
    var body = MermaidLines(lines)
    guard let header = body.next() else {
      return builder.report(.noNodes, line: lines.first?.number ?? 1)
    }
    guard Self.isHeader(Self.firstWord(of: header)) else {
      return builder.report(
        .notADiagram(String(Self.firstWord(of: header).prefix(40))), in: header,
        column: header.indentation)
    }
    var cursor = LineCursor(header)
    cursor.skipBlanks()
    _ = cursor.take { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
    cursor.skipBlanks()
    takeDirection(&cursor)
    statements(&cursor)
    while !builder.isHopeless, let line = body.next() {
      var cursor = LineCursor(line)
      cursor.skipBlanks()
      statements(&cursor)
    }
    if let fence = body.unclosed {
      builder.report(.unclosed(fence.mark), line: fence.line, column: fence.column)
    }
    builder.finish(opening: "subgraph")
  }

  private func takeDirection(_ cursor: inout LineCursor) {
    for direction in ["TB", "TD", "BT", "RL", "LR", "<", ">", "^", "v"] {
      let next = cursor[direction.utf8.count]
      if next <= UInt8(ascii: " ") || next == UInt8(ascii: ";"), cursor.take(direction) { return }
    }
  }

  /// Reads the statements of a line, which semicolons separate.
  private mutating func statements(_ cursor: inout LineCursor) {
    while !builder.isHopeless {
      cursor.skipBlanks()
      while cursor.take(";") { cursor.skipBlanks() }
      if cursor.isAtEnd || cursor.isAt("%%") { return }
      if keyword(&cursor) { continue }
      guard statement(&cursor) else { return }
    }
  }

  /// Reads a statement that begins with a keyword; returns whether there is one.
  private mutating func keyword(_ cursor: inout LineCursor) -> Bool {
    let (start, column) = (cursor.position, cursor.column)
    let word = cursor.take { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
    switch word {
    case "subgraph":
      group(&cursor, column: column)
      return true
    case "end":
      builder.closeGroup(word, in: cursor.line, column: column)
      return true
    case "direction", "classDef", "class", "style", "linkStyle", "click", "accTitle:", "accDescr:",
      "accTitle", "accDescr":
      // These statements change only the appearance.
      if cursor.isAt(" ") || cursor.isAtEnd || cursor.isAt("\t") {
        cursor.advance(by: cursor.line.bytes.count)
        return true
      }
    default: break
    }
    cursor.move(to: start)
    return false
  }

  /// Reads the rest after `subgraph`: nothing, a title, an id, or both.
  private mutating func group(_ cursor: inout LineCursor, column: Int) {
    cursor.skipBlanks()
    let line = cursor.line
    if cursor.take("\"") {
      let title = cursor.take(upTo: ["\""]) ?? cursor.rest
      return openGroup(title: title, in: line, column: column)
    }
    let name = DiagramLabel.trimmed(
      cursor.take { ![UInt8(ascii: "["), UInt8(ascii: ";")].contains($0) })
    if cursor.take("[") {
      guard let label = label(upTo: ["]"], &cursor, opening: "[") else { return }
      builder.openGroup(name, label: label, in: line, column: column)
    } else if name.isEmpty {
      builder.openNamelessGroup(in: line, column: column)
    } else {
      openGroup(title: name, in: line, column: column)
    }
  }

  private mutating func openGroup(title: String, in line: SourceLine, column: Int) {
    builder.openGroup(DiagramLabel.names(in: title).first ?? title, in: line, column: column)
  }

  // MARK: - Statements

  /// Reads nodes with arrows between them; returns whether everything is understood.
  private mutating func statement(_ cursor: inout LineCursor) -> Bool {
    guard var left = nodes(&cursor) else { return false }
    while true {
      cursor.skipBlanks()
      if cursor.isAtEnd || cursor.isAt(";") || cursor.isAt("%%") { return true }
      let start = cursor.position
      guard let link = link(&cursor) else { return false }
      let length = cursor.position - start
      cursor.skipBlanks()
      guard let right = nodes(&cursor) else { return false }
      for from in left {
        for to in right where !builder.isHopeless {
          let ends = (link.pointsRight ? [(from, to)] : []) + (link.pointsLeft ? [(to, from)] : [])
          for (from, to) in ends {
            builder.arrow(
              from: from, to: to, in: cursor.line, column: start + 1, length: length)
          }
        }
      }
      left = right
    }
  }

  /// Reads one node, or several with `&` between them.
  private mutating func nodes(_ cursor: inout LineCursor) -> [Int]? {
    var nodes: [Int] = []
    while true {
      guard let node = node(&cursor) else { return nil }
      nodes += node
      let end = cursor.position
      cursor.skipBlanks()
      guard cursor.take("&") else {
        cursor.move(to: end)
        return nodes
      }
      cursor.skipBlanks()
    }
  }

  /// Reads a node: `A`, `A[Label]` or `A@{ label: "Label" }`, each optionally with `:::class`.
  /// Returns no node for the attributes of an arrow.
  private mutating func node(_ cursor: inout LineCursor) -> [Int]? {
    let (column, line) = (cursor.column, cursor.line)
    let id = MermaidSyntax.takeID(&cursor)
    guard !id.isEmpty else {
      fail(cursor, expected: "a node such as 'A' or 'A[Label]'")
      return nil
    }
    var label: String?
    if cursor.take("@{") {
      guard let attributes = cursor.take(upTo: ["}"]) else {
        builder.report(.unclosed("@{"), in: line, column: cursor.column - 2)
        return nil
      }
      if arrowNames.contains(id) { return [] }
      label = MermaidSyntax.label(inAttributes: attributes)
    } else if let shape = MermaidSyntax.shape(at: cursor) {
      cursor.advance(by: shape.open.utf8.count)
      guard let text = self.label(upTo: shape.closers, &cursor, opening: shape.open) else {
        return nil
      }
      label = text
    }
    if cursor.take(":::") { _ = MermaidSyntax.takeID(&cursor) }
    return [builder.node(id, label: label, in: line, column: column)]
  }

  /// Reads the text on a node, quoted or not, with the bracket that closes it.
  private mutating func label(
    upTo closers: [String], _ cursor: inout LineCursor, opening: String
  ) -> String? {
    let start = cursor.column - opening.utf8.count
    cursor.skipBlanks()
    var text: String?
    if cursor.take("\"") {
      text = cursor.take(upTo: ["\""])
      cursor.skipBlanks()
      if text != nil, !closers.contains(where: { cursor.take($0) }) {
        fail(cursor, expected: closers.map(quoted).joined(separator: " or "))
        return nil
      }
    } else {
      text = cursor.take(upTo: closers)
    }
    if text == nil { builder.report(.unclosed(opening), in: cursor.line, column: start) }
    return text
  }

  /// Reads an arrow with its text; reports an arrow that points in no direction.
  private mutating func link(_ cursor: inout LineCursor) -> MermaidSyntax.Link? {
    let (start, column) = (cursor.position, cursor.column)
    if let name = MermaidSyntax.takeArrowName(&cursor) { arrowNames.insert(name) }
    guard let link = MermaidSyntax.takeLink(&cursor) else {
      cursor.move(to: start)
      fail(cursor, expected: "an arrow such as '-->', or the end of the line")
      return nil
    }
    let written = DiagramLabel.trimmed(cursor.text(from: start))
    let end = cursor.position
    cursor.skipBlanks()
    if cursor.take("|") {
      cursor.skipBlanks()
      if cursor.take("\"") { _ = cursor.take(upTo: ["\""]) }
      guard cursor.take(upTo: ["|"]) != nil else {
        builder.report(.unclosed("|"), in: cursor.line, column: cursor.column - 1)
        return nil
      }
    } else {
      cursor.move(to: end)
    }
    if !link.isHidden, !link.pointsLeft, !link.pointsRight {
      builder.report(
        .noDirection(written, arrow: "-->"), in: cursor.line, column: column)
    }
    return link
  }

  private mutating func fail(_ cursor: LineCursor, expected: String) {
    builder.report(
      .notUnderstood(cursor.rest, expected: expected), in: cursor.line,
      column: cursor.column)
  }
}
