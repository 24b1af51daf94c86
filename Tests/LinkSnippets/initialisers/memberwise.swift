struct Point {
  var x: Int
  var y: Int
}
func use() -> Point { Point(x: 1, y: 2) }
