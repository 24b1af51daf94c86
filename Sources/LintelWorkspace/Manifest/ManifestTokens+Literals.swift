/// Expressions whose values are known without running the code.
extension ManifestTokens {
  typealias Argument = (label: String?, value: Range<Int>)

  func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && isWord("nil", at: range.lowerBound)
  }

  /// Returns the arguments between the parenthesis at `open` and the one that closes it.
  func arguments(_ open: Int) -> [Argument] {
    if budget.isSpent { return [] }
    guard let close = closer(of: open) else { return [] }
    let parts = split(open + 1..<close, at: ",")
    budget.spend(parts.count + 1)
    return parts.map { argument in
      let start = argument.lowerBound
      guard let label = word(at: start), isMark(":", at: start + 1) else {
        return (nil, argument)
      }
      return (label, start + 2..<max(start + 2, argument.upperBound))
    }
  }

  /// Returns the function and the opening parenthesis if `range` is one call such as `.target(...)`
  /// or `Target.target(...)`.
  func call(_ range: Range<Int>) -> (name: String, open: Int)? {
    var position = range.lowerBound
    if word(at: position) != nil { position += 1 }
    while isMark(".", at: position), let name = word(at: position + 1) {
      let open = position + 2
      if isMark("(", at: open) {
        return closer(of: open) == range.upperBound - 1 ? (name, open) : nil
      }
      position += 2
    }
    return nil
  }

  /// Returns the function and the opening parenthesis if `range` is one call of a static function
  /// or an initializer of `type`: `Path.relativeToRoot("A")`, `.relativeToRoot("A")` or
  /// `Path("A")`.
  func call(_ range: Range<Int>, of type: String) -> (name: String, open: Int)? {
    var position = range.lowerBound
    var name = "init"
    let isTyped = isWord(type, at: position)
    if isTyped { position += 1 }
    if isMark(".", at: position), let function = word(at: position + 1) {
      name = function
      position += 2
    } else if !isTyped {
      return nil
    }
    guard isMark("(", at: position), closer(of: position) == range.upperBound - 1 else {
      return nil
    }
    return (name, position)
  }

  /// Returns the elements of a list literal, or of a sum of lists and constants: `[a] + names`.
  ///
  /// - Returns: the elements, and the start of each part of the sum that is not a literal. Once the
  ///   budget is spent, every list counts as computed.
  func literalElements(_ range: Range<Int>) -> (elements: [Range<Int>], computed: [Int]) {
    if budget.isSpent { return ([], [range.lowerBound]) }
    var elements: [Range<Int>] = []
    var computed: [Int] = []
    for written in split(range, at: "+") {
      let part = value(of: written)
      let start = part.lowerBound
      if isMark("[", at: start), closer(of: start) == part.upperBound - 1 {
        elements += split(start + 1..<part.upperBound - 1, at: ",")
      } else {
        computed.append(written.lowerBound)
      }
    }
    if range.isEmpty { computed.append(range.lowerBound) }
    budget.spend(elements.count + computed.count + 1)
    return (elements, computed)
  }

  /// Returns the string literals in a list, and the start of the first element that is not a string
  /// literal.
  func strings(_ range: Range<Int>) -> (values: [String], computed: Int?) {
    let list = literalElements(range)
    var values: [String] = []
    var computed = list.computed
    for element in list.elements {
      if let value = string(element) {
        values.append(value)
      } else {
        computed.append(element.lowerBound)
      }
    }
    return (values, computed.min())
  }
}
