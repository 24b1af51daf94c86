struct Style {
  static let plain = Style()
  static func bold(_ weight: Int) -> Style { Style() }
}
struct Shade {
  static let plain = Shade()
  static func bold(_ weight: Int) -> Shade { Shade() }
}
struct Text {
  var style: Style
  let styles: [Style]
  var shade: Shade? = nil
}
struct Box<Value> {
  let value: Value
  var shade: Shade
}
func use() -> [Text] {
  _ = Box(value: 1, shade: .plain)
  let text = Text(style: .plain, styles: [.bold(1)])
  return [text, Text(style: .bold(2), styles: [], shade: .plain)]
}
