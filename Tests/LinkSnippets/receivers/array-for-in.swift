struct Row {
  var title = ""
}
func use(_ rows: [Row]) {
  for row in rows { print(row.title) }
  for row in rows.reversed() where row.title.isEmpty { print(row.title) }
}
