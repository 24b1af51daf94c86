enum Style {
  case plain, bold
}
func apply(_ body: (Int) -> Style) {}
func use() {
  apply { _ in .plain }
  apply { number in
    return .bold
  }
}
