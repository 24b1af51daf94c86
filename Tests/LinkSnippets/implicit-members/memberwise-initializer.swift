struct Size {
  var width: Int
}
func draw(_ size: Size) {}
func use() -> Size {
  draw(.init(width: 1))
  return .init(width: 2)
}
