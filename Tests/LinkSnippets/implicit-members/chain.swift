struct Color {
  static let red = Color()
  func lighter(by amount: Int) -> Color { self }
  var inverse: Color { self }
}
func paint(_ color: Color) {}
func use() { paint(.red.lighter(by: 1).inverse) }
