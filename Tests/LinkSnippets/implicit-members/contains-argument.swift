enum Style {
  case plain, bold
}
func use(_ all: [Style]) -> Bool { all.contains(.plain) || all.first == .bold }
