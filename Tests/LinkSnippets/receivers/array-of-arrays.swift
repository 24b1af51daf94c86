struct Cell {
  var width = 1
}
func use(_ grid: [[Cell]]) -> Int {
  for row in grid {
    for cell in row { print(cell.width) }
  }
  return grid[0][1].width
}
