/// A division of items into classes; the items of one class have had the same answers so far.
struct AnswerClasses {
  private struct Part: Hashable {
    let of: Int32
    let row: Int32
  }

  /// The class of each item.
  private(set) var classes: [Int32]
  private var count: Int32 = 1

  init(count: Int) { classes = Array(repeating: 0, count: count) }

  /// Divides classes whose items have different answers; items without an answer stay in their
  /// class.
  mutating func split(by answers: [SelectorLeaf.Match]) {
    var parts: [Part: Int32] = [:]
    for answer in answers {
      let part = Part(of: classes[Int(answer.position)], row: answer.row)
      let known = parts[part] ?? count
      if known == count {
        parts[part] = count
        count += 1
      }
      classes[Int(answer.position)] = known
    }
  }
}
