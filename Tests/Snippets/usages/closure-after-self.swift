extension A {
  static let a: B = Self { .c }
  static let d: B = (e) { .f }
  static let g: () -> B = { .h }
}
