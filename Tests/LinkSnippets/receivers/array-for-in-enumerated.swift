struct Row {
  var title = ""
}
func use(_ rows: [Row]) {
  for (index, row) in rows.enumerated() { print(index, row.title) }
}
