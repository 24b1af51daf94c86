enum Style {
  case plain, bold
}
struct Text {
  var style = Style.plain
}
func use(_ text: inout Text) {
  text.style = .bold
  var style = text.style
  style = .plain
  _ = style
}
