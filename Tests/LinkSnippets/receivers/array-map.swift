struct Row {
  var title = ""
  var cells: [Cell] = []
}
struct Cell {
  var width = 1
}
func use(_ rows: [Row]) -> [Int] {
  print(rows.map { $0.title })
  return rows.flatMap { $0.cells }.map { cell in cell.width }
}
