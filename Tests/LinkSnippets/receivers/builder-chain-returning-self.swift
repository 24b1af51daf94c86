struct Text {}
extension Text {
  func bold() -> Self { self }
  func size(_ value: Int) -> Self { self }
}
func make() -> Text { Text().bold().size(2).bold() }
