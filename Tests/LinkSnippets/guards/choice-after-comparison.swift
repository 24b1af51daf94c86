enum Theme {
  case minus, other
}
func sign(_ theme: Theme) -> FloatingPointSign {
  theme == .minus ? .minus : .plus
}
