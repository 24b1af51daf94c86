enum Style {
  case plain, bold
}
func choose(_ flag: Bool) -> Style {
  if flag { return .plain }
  return .bold
}
var current: Style { .plain }
func short() -> Style { .bold }
