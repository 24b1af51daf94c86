enum Style {
  case plain, bold
}
struct Text {
  var style: Style = .plain
  static let other: Style? = .bold
}
func use() {
  let style: Style = .bold
  _ = style
}
