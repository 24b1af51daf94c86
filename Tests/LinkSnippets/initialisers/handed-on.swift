struct Size {
  var width: Int
}
func use(_ widths: [Int]) -> [Size] {
  widths.map(Size.init)
}
