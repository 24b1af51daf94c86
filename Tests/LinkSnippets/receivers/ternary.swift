struct Style {
  var width = 1
}
func use(_ flag: Bool, _ a: Style, _ b: Style) -> Int {
  let chosen = flag ? a : b
  return chosen.width
}
