extension CodeStructure {
  /// The tokens after which a comma may stand because a list ends with them.
  func placesForCommas() -> Set<Int> {
    var result: Set<Int> = []
    for (index, token) in tokens.enumerated() where token.isOne(of: "(", "[") {
      let end = partners[index]
      guard end > index + 1, !tokens[end - 1].isOne(of: ",", ":"), !tokens[end - 1].isOperator,
        !regions[index].contains(.fixed)
      else { continue }
      if takesComma(index, end) { result.insert(end - 1) }
    }
    return result
  }

  private func takesComma(_ index: Int, _ end: Int) -> Bool {
    let isOfOperand =
      index > 0 && written(after: index - 1) == .nothing
      && endsOperand(index - 1)
    if tokens[index].isOne(of: "[") {
      // `[3 of Int]`
      if (index..<end).contains(where: { tokens[$0].isWord("of") }) { return false }
      return isOfOperand || hasValues(index + 1..<end)
    }
    if isOfOperand { return isList(index) }
    // One value in parentheses is no tuple, and a tuple that is a type takes no comma.
    let isTuple = (index + 1..<end).contains { tokens[$0].isOne(of: ",") && encloser($0) == index }
    let isFunction =
      end + 1 < tokens.count
      && (tokens[end + 1].text == "->" || tokens[end + 1].isWord("throws", "rethrows", "async"))
    return isTuple && !isFunction && hasValues(index + 1..<end)
  }

  /// Whether the parenthesis at `index`, after a name, begins arguments, parameters or the values of
  /// a case.
  private func isList(_ index: Int) -> Bool {
    let name = tokens[index - 1]
    if regions[index - 1].contains(.fixed) || name.isNumberSignName { return false }
    // The accessor `init(newValue)`, unlike the declaration.
    if name.isWord("init"), !isMemberName(index - 1), partners[index] == index + 2 { return false }
    // The layout of `where T: _Trivial(64)`.
    if name.text.hasPrefix("_Trivial") { return false }
    return !name.isWord(
      "set", "willSet", "didSet", "package", "open", "unowned", "nonisolated",
      "isolated")
  }

  private func encloser(_ index: Int) -> Int {
    var position = index - 1
    while position >= 0 {
      if tokens[position].opens || tokens[position].opensInterpolation { return position }
      if partners[position] >= 0 { position = partners[position] }
      position -= 1
    }
    return -1
  }

  /// Whether there is something among the tokens that no type is written with.
  private func hasValues(_ range: Range<Int>) -> Bool {
    for index in range {
      let token = tokens[index]
      switch token.kind {
      case .number, .string, .interpolation: return true
      case .punctuation where token.isOne(of: "."):
        if !endsOperand(index - 1) { return true }
      case .word where !Self.wordsOfTypes.contains(token.text):
        // The label of an element says nothing.
        let isLower = token.text.unicodeScalars.first?.properties.isLowercase ?? false
        if isLower, !tokens[index + 1].isOne(of: ":") { return true }
      default: continue
      }
    }
    return false
  }

  private static let wordsOfTypes: Set = [
    "any", "some", "inout", "throws", "async", "each", "repeat", "borrowing", "consuming",
    "sending",
  ]
}
