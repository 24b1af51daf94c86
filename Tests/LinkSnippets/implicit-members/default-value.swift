enum Style {
  case plain, bold
}
func draw(_ style: Style = .plain, other: Style? = .bold) {}
struct Text {
  init(style: Style = .bold) {}
}
