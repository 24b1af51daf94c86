extension ManifestReader {
  typealias Argument = (label: String?, value: Range<Int>)

  func string(_ range: Range<Int>) -> String? { source.string(range) }

  func isNil(_ range: Range<Int>) -> Bool {
    range.count == 1 && source.isWord("nil", at: range.lowerBound)
  }

  /// The arguments between the parenthesis at `open` and its partner.
  func arguments(_ open: Int) -> [Argument] {
    guard let close = source.closer(of: open) else { return [] }
    return source.split(open + 1..<close, at: ",").map { argument in
      let start = argument.lowerBound
      guard let label = source.word(at: start), source.isMark(":", at: start + 1) else {
        return (nil, argument)
      }
      return (label, start + 2..<max(start + 2, argument.upperBound))
    }
  }

  /// The function and the opening parenthesis if `range` is one call such as `.target(...)` or
  /// `Target.target(...)`.
  func call(_ range: Range<Int>) -> (name: String, open: Int)? {
    var position = range.lowerBound
    if source.word(at: position) != nil { position += 1 }
    while source.isMark(".", at: position), let name = source.word(at: position + 1) {
      let open = position + 2
      if source.isMark("(", at: open) {
        return source.closer(of: open) == range.upperBound - 1 ? (name, open) : nil
      }
      position += 2
    }
    return nil
  }

  /// The elements of a list literal, or of several that are added up.
  ///
  /// - Returns: also where each part of the sum starts that is not a literal.
  func literalElements(_ range: Range<Int>) -> (elements: [Range<Int>], computed: [Int]) {
    var elements: [Range<Int>] = []
    var computed: [Int] = []
    for written in source.split(range, at: "+") {
      let part = source.value(of: written)
      let start = part.lowerBound
      if source.isMark("[", at: start), source.closer(of: start) == part.upperBound - 1 {
        elements += source.split(start + 1..<part.upperBound - 1, at: ",")
      } else {
        computed.append(written.lowerBound)
      }
    }
    if range.isEmpty { computed.append(range.lowerBound) }
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
