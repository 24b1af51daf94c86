struct Color {
  static let red = Color()
  static func gray(_ level: Int) -> Color { Color() }
  static var accent: Color { .red }
}
func paint(_ color: Color) {}
func use() {
  paint(.red)
  paint(.gray(3))
}
