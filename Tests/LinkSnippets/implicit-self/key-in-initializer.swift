struct Pair {
  var left: Int
  var right: Int
}
extension Pair {
  init(both: Int) {
    self.init(left: both, right: both)
  }
  func swapped() -> Pair { Pair(left: right, right: left) }
}
