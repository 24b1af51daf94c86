enum Names {
  static let first = Name("a")
}
