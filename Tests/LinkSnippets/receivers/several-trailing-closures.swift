struct Row {
  var count = 1
}
func load(_ n: Int, done: (Row) -> Int, failed: (String) -> Int) {}
func animate(_ n: Int, steps: Int = 1, run: (Row) -> Void, done: (Row) -> Void = { _ in }) {}
func use() {
  load(1) {
    $0.count
  } failed: {
    $0.count
  }
  animate(1) {
    print($0.count)
  } done: {
    print($0.count)
  }
  animate(1, steps: 2) { row in
    print(row.count)
  }
}
