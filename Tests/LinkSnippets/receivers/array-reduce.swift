struct Row {
  var rank = 1
}
func use(_ rows: [Row]) -> Int { rows.reduce(0) { sum, row in sum + row.rank } }
