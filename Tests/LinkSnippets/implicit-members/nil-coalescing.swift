enum Style {
  case plain, bold
}
func use(_ style: Style?) -> Style { style ?? .plain }
