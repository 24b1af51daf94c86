struct Color {}
extension Color {
  static let brand = Color()
  static func tint(of other: Color) -> Color { other }
}
func paint(_ color: Color) {}
func use() { paint(.tint(of: .brand)) }
