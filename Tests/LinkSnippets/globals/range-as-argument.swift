// A range is no integer.
struct Rows {}
extension Rows {
  func take(_ range: Range<Int>) {}
  subscript(range: Range<Int>) -> Int { 1 }
}
extension Rows {
  func take(_ count: Int) {}
  subscript(row: Int) -> Int { 1 }
}

func range(_ rows: Rows, _ count: Int) -> Int {
  rows.take(0..<count)
  rows.take(count..<3)
  return rows[0..<3]
}
func number(_ rows: Rows, _ count: Int) -> Int {
  rows.take(count)
  return rows[0]
}
