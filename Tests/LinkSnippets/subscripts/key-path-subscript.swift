struct Cell {
  var width = 1
}
struct Grid {
  subscript(row: Int) -> Cell { Cell() }
}
let path = \Grid[1].width
