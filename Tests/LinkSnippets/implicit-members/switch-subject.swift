enum Style {
  case plain, bold
}
struct Text {
  var style = Style.plain
}
func use(_ text: Text, _ style: Style) -> Int {
  switch text.style {
  case .plain: return 1
  case .bold: break
  }
  switch style {
  case .plain, .bold: return 2
  }
}
