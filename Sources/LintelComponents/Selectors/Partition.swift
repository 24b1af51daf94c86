/// Things in classes: those of one class got the same answers so far.
struct Partition {
  private struct Part: Hashable {
    let of: Int32
    let row: Int32
  }

  /// By position of the thing.
  private(set) var classes: [Int32]
  private var count: Int32 = 1

  init(count: Int) { classes = Array(repeating: 0, count: count) }

  /// Takes apart what differs in one more answer; what got none stays where it is.
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
