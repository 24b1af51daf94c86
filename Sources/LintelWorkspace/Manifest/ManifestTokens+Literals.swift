/// Expressions that say what they are without being run.
extension ManifestTokens {
  typealias Argument = (label: String?, value: Range<Int>)

  func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && isWord("nil", at: range.lowerBound)
  }

  /// The arguments between the parenthesis at `open` and its partner.
  func arguments(_ open: Int) -> [Argument] {
    if effort.isSpent { return [] }
    guard let close = closer(of: open) else { return [] }
    let parts = split(open + 1..<close, at: ",")
    effort.spend(parts.count)
    return parts.map { argument in
      let start = argument.lowerBound
      guard let label = word(at: start), isMark(":", at: start + 1) else {
        return (nil, argument)
      }
      return (label, start + 2..<max(start + 2, argument.upperBound))
    }
  }

  /// The function and the opening parenthesis if `range` is one call such as `.target(...)` or
  /// `Target.target(...)`.
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

  /// The same, of a function or an initializer of one type alone, whose name may be left out before
  /// the dot.
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

  /// The elements of a list literal, or of several that are added up.
  ///
  /// - Returns: also where each part of the sum starts that is not a literal. Once lists were named too
  ///   often, they are none.
  func literalElements(_ range: Range<Int>) -> (elements: [Range<Int>], computed: [Int]) {
    if effort.isSpent { return ([], [range.lowerBound]) }
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
    effort.spend(elements.count + computed.count)
    return (elements, computed)
  }

  /// The string literals in a list, and where the first element is that is none.
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
