/// The tokens of a file with what the rules for layouts need to know of where they stand.
struct CodeStructure {
  let bytes: [UInt8]
  let tokens: [CodeToken]
  /// For each bracket the one that closes or opens it; -1 for other tokens.
  private(set) var partners: [Int]
  /// The regions in which no line may end, or no blank may be added.
  private(set) var regions: [Region]

  struct Region: OptionSet {
    let rawValue: UInt8
    /// Inside an interpolation, which ends with its line.
    static let interpolation = Region(rawValue: 1)
    /// On the line of a directive, import or operator declaration, or inside a key path.
    static let fixed = Region(rawValue: 2)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = CodeToken.all(of: bytes)
    partners = Array(repeating: -1, count: tokens.count)
    regions = Array(repeating: [], count: tokens.count)
    match()
    markInterpolations()
    for index in tokens.indices {
      if startsFixedLine(index) { markLine(from: index) }
      if tokens[index].isOne(of: "\\") { markKeyPath(from: index) }
      if tokens[index].isOne(of: "@") { markAttribute(at: index) }
    }
  }

  private mutating func match() {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.opens || token.opensInterpolation && !token.text.hasPrefix(")") {
        open.append(index)
      } else if token.closes || token.closesInterpolation, let opener = open.popLast() {
        partners[index] = opener
        partners[opener] = index
      }
    }
  }

  private mutating func markInterpolations() {
    for (index, token) in tokens.enumerated()
    where token.opensInterpolation && partners[index] >= 0 {
      for inner in index..<partners[index] { regions[inner].insert(.interpolation) }
    }
  }

  private func startsFixedLine(_ index: Int) -> Bool {
    tokens[index].isDirective
      || tokens[index].isWord("import", "operator", "precedencegroup")
        && !isMemberName(index)
  }

  func isMemberName(_ index: Int) -> Bool { index > 0 && tokens[index - 1].isOne(of: ".") }

  /// Whether an operand begins after the word at `index`.
  func isKeyword(_ index: Int) -> Bool { tokens[index].isKeyword && !isMemberName(index) }

  /// Whether a value or a type ends with a token, so that a bracket after it belongs to it.
  func endsOperand(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .word: return !isKeyword(index)
    case .number, .string, .other: return true
    case .interpolation: return token.closesInterpolation
    case .punctuation:
      return token.isOne(of: ")", "]", "}")
        || token.isOperator && position(ofOperator: index) == .postfix
    }
  }

  private mutating func markLine(from start: Int) {
    var index = start
    while index + 1 < tokens.count, written(after: index) != .lineBreak {
      regions[index].insert(.fixed)
      index += 1
    }
  }

  /// A key path ends where a blank stands outside of its brackets, or where what is around it goes
  /// on.
  private mutating func markKeyPath(from start: Int) {
    var (index, depth) = (start, 0)
    while index + 1 < tokens.count {
      let next = tokens[index + 1]
      if tokens[index].opens { depth += 1 }
      if tokens[index].closes { depth -= 1 }
      if depth == 0, written(after: index) != .nothing || next.closes || next.closesInterpolation {
        return
      }
      if depth == 0, next.isOne(of: ",", ":", ";") { return }
      regions[index].insert(.fixed)
      index += 1
    }
  }

  /// The name of an attribute touches what it is given; a selector is no expression.
  private mutating func markAttribute(at index: Int) {
    var last = index
    repeat {
      regions[last].insert(.fixed)
      last += 1
    } while last + 1 < tokens.count
      && (tokens[last + 1].isOne(of: ".") || tokens[last].isOne(of: "."))
    guard last + 1 < tokens.count, written(after: last) == .nothing,
      tokens[last + 1].isOne(of: "(")
    else { return }
    regions[last].insert(.fixed)
    if tokens[last].isWord("objc", "convention", "_spi", "_silgen_name", "inline") {
      for inner in last + 1..<max(partners[last + 1], last + 1) { regions[inner].insert(.fixed) }
    }
  }

  /// The bytes between a token and the next.
  func gap(after index: Int) -> ArraySlice<UInt8> {
    bytes[tokens[index].end..<tokens[index + 1].start]
  }

  func written(after index: Int) -> Boundary.Written {
    let gap = gap(after: index)
    if gap.isEmpty { return .nothing }
    return gap.contains { $0 == 10 || $0 == 13 } ? .lineBreak : .blank
  }

  /// Where an operator stands: to Swift its blanks tell.
  func position(ofOperator index: Int) -> OperatorPosition {
    let before = index == 0 ? nil : tokens[index - 1]
    let after = index + 1 == tokens.count ? nil : tokens[index + 1]
    let isLeftBound =
      index > 0 && written(after: index - 1) == .nothing
      && !(before?.isOne(of: "(", "[", "{", ",", ":", ";") ?? true)
      && !(before?.opensInterpolation ?? false)
    let isRightBound =
      after != nil && written(after: index) == .nothing
      && !(after?.isOne(of: ")", "]", "}", ",", ":", ";") ?? true)
      && !(after?.closesInterpolation ?? false)
      && !(isLeftBound && after?.text == ".")
    switch (isLeftBound, isRightBound) {
    case (true, true): return .touching
    case (false, true): return .prefix
    case (true, false): return .postfix
    case (false, false): return .infix
    }
  }
}

enum OperatorPosition {
  case prefix, postfix
  /// Blanks, or nothing, on both sides.
  case infix
  /// An operand or a name right before and right after.
  case touching
}
