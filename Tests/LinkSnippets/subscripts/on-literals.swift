// Subscripts of values without a name
extension Array {
  subscript(row index: Int) -> Row { Row() }
}
extension Dictionary {
  subscript(row index: Int) -> Row { Row() }
}
extension String {
  subscript(row index: Int) -> Row { Row() }
}
struct Row {
  var title = ""
}
func use(_ rows: [Int]) {
  _ = [1][row: 0].title
  _ = [[1], [2]][row: 0]
  _ = ["a": 1][row: 0].title
  _ = "a"[row: 0].title
  _ = (rows)[row: 0].title
  let list = [1, 2]
  _ = list[row: 0].title
  let table = ["a": 1]
  _ = table[row: 0]
  _ = [1][0] + list[0] + (table["a"] ?? 0)
}
