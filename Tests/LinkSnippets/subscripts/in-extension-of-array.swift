extension Array {
  subscript(safe index: Int) -> Element? { nil }
}
struct Row {
  var title = ""
}
func use(_ rows: [Row]) -> String? { rows[safe: 1]?.title }
