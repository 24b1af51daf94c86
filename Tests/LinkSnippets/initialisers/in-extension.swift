struct Size {
  var width = 1
}
extension Size {
  init(square: Int) { self.init(width: square) }
}
func use() -> Size { Size(square: 1) }
