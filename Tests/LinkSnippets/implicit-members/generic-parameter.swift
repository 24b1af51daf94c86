enum Style: Equatable {
  case plain
}
func same<T: Equatable>(_ left: T, _ right: T) -> Bool { left == right }
func use(_ style: Style) -> Bool { same(style, .plain) }
