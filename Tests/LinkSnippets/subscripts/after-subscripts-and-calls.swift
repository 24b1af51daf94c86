// Subscripts of values that are subscripted or called
extension Grid {
  subscript(row row: Int, column column: Int) -> Cell { Cell() }
  subscript(part index: Int) -> Grid { self }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
struct Grid {
  var rows: [Grid] = []
  var other: Grid? { self }
  subscript(plain index: Int) -> Grid { self }
  func make(_ count: Int) -> Grid { self }
  func list() -> [[Grid]] { [] }
}
struct Cell {
  var width = 1
}
func use(_ grid: Grid, _ make: () -> [Grid]) {
  _ = grid[plain: 1][part: 0]
  _ = grid.rows[0][row: 1, column: 2].width
  _ = grid.make(1)[row: 1, column: 2].width
  _ = grid.make(1)[plain: 0].other?[part: 2][plain: 1].make(2)
  _ = grid.list()[0][1][part: 0]
  _ = make()[0][part: 1]
  _ = (grid.rows[0])[part: 1]
  _ = grid.rows.first?[part: 1]
  _ = grid.rows.sorted { _, _ in true }[0][part: 1]
}
func nested(_ rows: [[Grid]], _ table: [String: [Grid]]) {
  _ = rows[0][safe: 1]?[part: 0]
  _ = rows[safe: 0]?[1].rows
  _ = table["a"]?[safe: 1]
  _ = rows.reversed()[safe: 1]?.first?.other
}
