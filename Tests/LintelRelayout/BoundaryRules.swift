/// The rules of Swift's grammar for what stands between tokens.
///
/// They leave out what a reader of tokens cannot tell: a boundary that is not touched costs a test,
/// one that is wrong costs the meaning. `RelayoutTests` compares each layout with the original by the
/// compiler's own parser.
extension CodeStructure {
  /// What is allowed after each token but the last.
  func boundaries() -> [Boundary] {
    guard tokens.count > 1 else { return [] }
    return (0..<tokens.count - 1).map { boundary(after: $0) }
  }

  private func boundary(after index: Int) -> Boundary {
    let (left, right) = (tokens[index], tokens[index + 1])
    let written = written(after: index)
    var result = Boundary(written: written)
    if regions[index].contains(.fixed) { return .fixed(written) }
    if written == .lineBreak {
      return regions[index].contains(.interpolation) ? .fixed(written) : result
    }
    if left.isOne(of: ".", "@", "::") || right.isOne(of: "::") { return .fixed(written) }
    if left.isRegex || right.isRegex { return .fixed(written) }
    restrictOperators(&result, index)
    restrictBrackets(&result, index)
    restrictWords(&result, index)
    if left.isNumberSignName && right.opens { return .fixed(written) }
    if regions[index].contains(.interpolation) { result.mayBreak = false }
    // `a;` and what comes after it on the line.
    if right.isOne(of: ";") { result.mayBreak = false }
    if !result.mayPart { result.mayBreak = false }
    result.mayJoin = result.mayPart && written == .blank && mayTouch(index)
    result.mayJoinWithNext = written == .blank && mayJoinOperator(index + 1)
    return result
  }

  /// Blanks tell whether an operator is prefix, infix or postfix.
  private func restrictOperators(_ result: inout Boundary, _ index: Int) {
    if tokens[index].isOperator {
      switch position(ofOperator: index) {
      case .prefix, .touching: result.mayPart = false
      case .postfix, .infix: break
      }
      // `func ==(`
      if index > 0, tokens[index - 1].isWord("func") { result.mayBreak = false }
    }
    if tokens[index + 1].isOperator {
      switch position(ofOperator: index + 1) {
      case .postfix, .touching: result.mayPart = false
      case .prefix, .infix: break
      }
    }
  }

  private func restrictBrackets(_ result: inout Boundary, _ index: Int) {
    let (left, right) = (tokens[index], tokens[index + 1])
    guard right.isOne(of: "(", "[") else { return }
    // On a line of its own a bracket begins a statement, a tuple or a literal.
    // So does one after what may be the end of generic arguments.
    if endsOperand(index) || left.text == ">" { result.mayBreak = false }
    // `private(set)`, `unowned(safe)`, `throws(Failure)`
    if result.written == .nothing, left.isWord, Self.wordsWithBrackets.contains(left.text) {
      result.mayPart = false
    }
  }

  private static let wordsWithBrackets: Set = [
    "private", "fileprivate", "internal", "public", "package", "open", "unowned", "nonisolated",
    "throws", "isolated",
  ]

  private func restrictWords(_ result: inout Boundary, _ index: Int) {
    let (left, right) = (tokens[index], tokens[index + 1])
    // These take what follows on their line only, or are names where nothing follows.
    if left.isWord, Self.wordsThatNeedTheirLine.contains(left.text), !right.closes {
      result.mayBreak = false
    }
    // `unsafe.run()` is a call of a member, `unsafe .run()` one of an implicit member.
    if left.isWord("unsafe"), result.written == .nothing { result.mayPart = false }
    // `[3 of Int]`
    if right.isWord("of") { result.mayBreak = false }
  }

  private static let wordsThatNeedTheirLine: Set = [
    "break", "continue", "yield", "await", "async", "some", "any", "each", "repeat", "consume",
    "copy",
    "borrow", "discard", "sending", "isolated", "borrowing", "consuming", "actor", "macro",
    "package",
    "open", "lazy", "weak", "unowned", "final", "override", "mutating", "nonmutating",
    "convenience",
    "required", "optional", "indirect", "dynamic", "nonisolated", "distributed", "prefix",
    "postfix",
    "infix", "unsafe",
  ]

  /// Whether two tokens with a blank between them stay two when they touch, and mean the same.
  private func mayTouch(_ index: Int) -> Bool {
    let (left, right) = (tokens[index], tokens[index + 1])
    if left.isOperator || right.isOperator {
      let isBounded = left.isOne(of: "(", "[", "{", ",", ";", ":")
      if right.isOperator { return isBounded && position(ofOperator: index + 1) == .prefix }
      return right.isOne(of: ")", "]", "}", ",", ";") && position(ofOperator: index) == .postfix
    }
    // A blank before a bracket says that it belongs to no attribute.
    if right.isOne(of: "(", "[") { return !endsOperand(index) }
    if right.isOne(of: ".") {
      return left.isWord("case", "return", "throw") || !left.isWord && !endsOperand(index)
    }
    if right.isOne(of: "\\", "@") || right.isNumberSignName { return !left.isWord }
    let isPart = { (token: CodeToken) in
      token.isWord || token.kind == .number || token.isNumberSignName
    }
    if isPart(left) {
      return !isPart(right) && right.kind != .string && right.kind != .interpolation
    }
    return true
  }

  /// Whether blanks on both sides of the operator at `index` can go.
  private func mayJoinOperator(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index].isOperator,
      written(after: index - 1) == .blank, written(after: index) == .blank,
      !regions[index - 1].contains(.fixed), !regions[index].contains(.fixed)
    else { return false }
    let (left, right) = (tokens[index - 1], tokens[index + 1])
    let isPlain = tokens[index].text.utf8.allSatisfy { "=+-*%&|^.".utf8.contains($0) }
    guard isPlain || tokens[index].text == "..<", !left.isOperator, endsOperand(index - 1)
    else { return false }
    return right.isWord || right.kind == .number || right.kind == .string
      || right.isOne(of: "(", "[")
  }
}
