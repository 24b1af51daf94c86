struct Row {
  var rank = 1
}
func use() -> Int {
  let rows = [Row(), Row()]
  return rows[1].rank
}
