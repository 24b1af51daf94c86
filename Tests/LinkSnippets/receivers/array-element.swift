struct Row {
  var title = ""
}
func use(_ rows: [Row], _ other: Array<Row>) -> String {
  rows[0].title + other.first!.title + (rows.last?.title ?? "")
}
