@resultBuilder struct ListBuilder {
  static func buildBlock(_ parts: Row...) -> [Row] { parts }
}
struct Row {
  init(_ title: String) {}
}
func list(@ListBuilder _ content: () -> [Row]) {}
struct Screen {
  @ListBuilder var rows: [Row] { Row("a") }
}
func use() {
  list {
    Row("a")
    Row("b")
  }
}
