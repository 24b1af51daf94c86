/// The parts of lines in a PlantUML component diagram.
package enum PlantUMLSyntax {
  /// The keywords that declare an element with a name.
  package static let keywords: Set<String> = [
    "component", "interface", "package", "node", "folder", "frame", "cloud", "database",
    "rectangle", "card", "file", "artifact", "storage", "queue", "stack", "agent", "person",
    "actor", "boundary", "control", "entity", "collections", "hexagon", "usecase", "label",
    "process", "circle", "port", "portin", "portout", "action",
  ]

  /// Whether a line is only about the appearance of the diagram.
  static func isOfAppearance(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ").lowercased() + " "
    if ["mainframe ", "set separator ", "set namespaceseparator "].contains(where: text.hasPrefix) {
      return true
    }
    let starts = [
      "left to right direction", "top to bottom direction", "hide ", "show ", "remove ", "restore ",
      "scale ", "allowmixing", "allow_mixing", "skin ",
    ]
    return starts.contains { text.hasPrefix($0) } && !text.contains("->")
  }

  /// Returns the letters at the start of a text, in lower case: `component` of `component[`.
  package static func word(_ text: String) -> String {
    String(text.prefix { $0.isLetter }).lowercased()
  }

  // MARK: - Names

  struct Operand {
    let text: String
    /// Whether the name is in quotes, brackets, parentheses or colons.
    let isQuoted: Bool
    /// Whether the name is in brackets that declare an element by themselves: `[A]`.
    let isBracketed: Bool
  }

  /// Reads `[A]`, `"A"`, `(A)`, `:A:`, `() A`, or a bare name.
  static func takeOperand(_ cursor: inout LineCursor) -> Operand? {
    let start = cursor.position
    guard cursor.take("()") else { return takeName(&cursor) }
    cursor.skipBlanks()
    guard let name = takeName(&cursor) else {
      cursor.move(to: start)
      return nil
    }
    return Operand(text: name.text, isQuoted: name.isQuoted, isBracketed: true)
  }

  private static func takeName(_ cursor: inout LineCursor) -> Operand? {
    let start = cursor.position
    for (open, close) in [("[", "]"), ("\"", "\""), ("(", ")"), (":", ":")] {
      guard cursor.take(open) else { continue }
      if let text = cursor.take(upTo: [close]) {
        let name = DiagramLabel.names(in: text).first ?? ""
        if !name.isEmpty {
          return Operand(text: name, isQuoted: true, isBracketed: open == "[" || open == "(")
        }
      }
      cursor.move(to: start)
      return nil
    }
    let text = cursor.take { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "@")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
    if text.allSatisfy({ $0 == "." }) {
      cursor.move(to: start)
      return nil
    }
    // Dots at the end begin an arrow.
    let dots = text.reversed().prefix { $0 == "." }.count
    cursor.move(to: cursor.position - dots)
    return Operand(text: String(text.dropLast(dots)), isQuoted: false, isBracketed: false)
  }

  /// Skips stereotypes, tags and colours.
  static func skipDecoration(_ cursor: inout LineCursor) {
    while true {
      cursor.skipBlanks()
      let start = cursor.position
      if takeStereotype(&cursor) { continue }
      if cursor.isAt("#") || cursor.isAt("$") {
        _ = cursor.take { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "{") }
        continue
      }
      cursor.move(to: start)
      return
    }
  }

  /// Reads a stereotype, e.g. `<<Service>>` or `<<..web..>>`; returns `false`, and does not move,
  /// if there is none. `<<-->>` is an arrow, and so is `<<..` before a blank.
  private static func takeStereotype(_ cursor: inout LineCursor) -> Bool {
    let start = cursor.position
    guard cursor.isAt("<<"), let arrowEnd = endOfArrow(cursor), cursor.take("<<") else {
      return cursor.isAt("<<") && cursor.take(upTo: [">>"]) != nil
    }
    if let text = cursor.take(upTo: [">>"]), !text.contains(" ") {
      if cursor.position != arrowEnd { return true }
      // `[A] <<..up..>>` is an arrow only if a component follows.
      let end = cursor.position
      cursor.skipBlanks()
      if cursor.isAtEnd || ["#", "$", "{", "as "].contains(where: cursor.isAt) {
        cursor.move(to: end)
        return true
      }
    }
    cursor.move(to: start)
    return false
  }

  private static func endOfArrow(_ cursor: LineCursor) -> Int? {
    var copy = cursor
    return takeLine(&copy) == nil ? nil : copy.position
  }

  // MARK: - Arrows

  package struct Arrow {
    var pointsLeft = false
    var pointsRight = false
    package var isHidden = false
  }

  static func startsArrow(_ cursor: LineCursor) -> Bool {
    var copy = cursor
    return takeArrow(&copy) != nil
  }

  private static let leftHeads = [
    "<|", "<<", "<", "*", "o", "+", "^", "#", "x", "0)", "0", "(", "}",
  ]
  private static let rightHeads = [
    "|>", ">>", ">", "*", "o", "+", "^", "#", "x", "(0", "0", ")", "{",
  ]

  /// Reads an arrow, e.g. `-->`, `..>`, `-up->`, `-[#red]->` or `<|--`; returns `nil`, and does not
  /// move, if there is none.
  static func takeArrow(_ cursor: inout LineCursor) -> Arrow? {
    var copy = cursor
    return takeStereotype(&copy) ? nil : takeLine(&cursor)
  }

  private static func takeLine(_ cursor: inout LineCursor) -> Arrow? {
    let start = cursor.position
    var arrow = Arrow()
    if let head = leftHeads.first(where: cursor.isAt) {
      cursor.advance(by: head.utf8.count)
      arrow.pointsLeft = head.hasPrefix("<")
    }
    guard let stroke = ["-", ".", "=", "~"].first(where: cursor.isAt) else {
      cursor.move(to: start)
      return nil
    }
    _ = cursor.takeAll(Character(stroke))
    if cursor.isAt("["), let style = cursor.take(upTo: ["]"]) {
      arrow.isHidden = style.contains("hidden")
    }
    let direction = cursor.position
    let word = cursor.take { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    let isDirection = ["left", "right", "up", "down"].contains { $0.hasPrefix(word.lowercased()) }
    if word.isEmpty || !isDirection || !cursor.isAt(stroke) && !cursor.isAt("[") {
      cursor.move(to: direction)
    }
    if cursor.isAt("["), let style = cursor.take(upTo: ["]"]) {
      arrow.isHidden = style.contains("hidden")
    }
    _ = cursor.takeAll(Character(stroke))
    if let head = rightHeads.first(where: cursor.isAt) {
      // A letter or `0` is an arrowhead only if no name begins with it: `A --o B`, but not
      // `A --order`.
      let isLetter = head == "o" || head == "x" || head == "0"
      if !isLetter || cursor[1] <= UInt8(ascii: " ") {
        cursor.advance(by: head.utf8.count)
        arrow.pointsRight = head.hasSuffix(">")
      }
    }
    return arrow
  }
}
