struct Model {
  var width = 1
}
func use() -> Int {
  let size = (width: 1, height: 2)
  return size.width
}
