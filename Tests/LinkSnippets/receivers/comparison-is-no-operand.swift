struct Row: Comparable {
  var description = 1
  static func < (a: Row, b: Row) -> Bool { false }
}
extension Bool {
  var count: Int { 1 }
}
extension Row {
  var count: Int { 2 }
}
func use(_ a: Row, _ b: Row, _ all: Any) -> Int {
  let same = a == b
  let less = a < b
  let both = a == b && a < b
  let isRow = all is Row
  let first = same ? a : b
  return same.count + less.count + both.count + isRow.count + first.count
}
