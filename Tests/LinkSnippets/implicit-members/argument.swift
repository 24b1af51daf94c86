enum Style {
  case plain, bold
}
func draw(_ style: Style, with other: Style) {}
struct Text {
  init(style: Style) {}
}
func use() {
  draw(.plain, with: .bold)
  _ = Text(style: .bold)
}
