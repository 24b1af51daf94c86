enum Style {
  case plain, bold
}
enum Side {
  case left, right
}
func use(_ style: Style, _ side: Side) -> Int {
  switch (style, side) {
  case (.plain, .left): return 1
  case (.bold, _): return 2
  case (_, .right): return 3
  }
}
