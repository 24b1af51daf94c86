struct Style {
  var width = 1
  static let plain = Style()
}
func use(_ style: Style?) -> Int {
  let chosen = style ?? Style.plain
  return chosen.width
}
