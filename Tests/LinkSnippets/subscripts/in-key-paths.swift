// Subscripts in key paths
extension Row {
  subscript(cell index: Int) -> Cell { Cell() }
}
extension Array {
  subscript(safe index: Int) -> Element? { nil }
}
extension Cell {
  var width: Int { 1 }
}
struct Row {
  var rows: [Row] = []
}
struct Cell {}
let first = \Row[cell: 0].width
let second = \Row.[cell: 0].width
let third = \Row.rows[0][cell: 1].width
let fourth: KeyPath<Row, Int> = \.[cell: 0].width
let fifth = \[Row].[safe: 0]
func use(_ rows: [Row]) -> [Int] {
  rows.map(\.[cell: 0].width) + rows.map(\.rows[0][cell: 1].width)
}
