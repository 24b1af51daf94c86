struct Rows: Sequence, IteratorProtocol {
  var count = 1
  mutating func next() -> Row? { nil }
}
struct Row {
  var size = 1
}
extension String {
  var size: Int { 1 }
}
extension Character {
  var size: String { "" }
}
func use(_ rows: Rows, _ text: String) {
  _ = rows.map(\.size)
  _ = text.map(\.size)
  _ = text.map { $0.size }
}
