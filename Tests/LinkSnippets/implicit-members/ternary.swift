enum Style {
  case plain, bold
}
func use(_ flag: Bool) -> Style {
  let style: Style = flag ? .plain : .bold
  _ = style
  return flag ? .bold : .plain
}
