enum Style {
  case plain, bold
}
func use(_ style: Style, _ other: Style?) -> Bool {
  style == .plain || other != .bold || .plain == style
}
