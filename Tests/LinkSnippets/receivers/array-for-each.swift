struct Row {
  func draw() {}
}
func use(_ rows: [Row]) {
  rows.forEach { $0.draw() }
  rows.forEach { row in
    row.draw()
  }
}
