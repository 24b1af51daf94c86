struct Row {
  var rank = 1
}
func use(_ rows: [Row]) -> Int? {
  rows.filter { $0.rank > 1 }.sorted { $0.rank < $1.rank }.first?.rank
}
