struct Limits {
  static let small = 1
  static let large = 9
}
func use(_ number: Int) -> Int {
  switch number {
  case Limits.small: return 1
  case Limits.small...Limits.large: return 2
  default: return 3
  }
}
