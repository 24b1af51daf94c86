enum Style {
  case plain, none
}
func draw(_ style: Style?) {}
func use() { draw(.plain) }
