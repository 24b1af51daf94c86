enum Style {
  case plain, bold
}
func use(_ style: Style, _ all: [Style]) {
  if case .plain = style { return }
  guard case .bold = style else { return }
  for case .plain in all {}
}
