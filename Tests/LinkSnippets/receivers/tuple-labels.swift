// The label of a part of a tuple is no member of the project
struct Row { var width = 1; var n = 2 }
struct Other { var width = 1; var row = 2; var n = 3; var a = 4; var zero: Int { row } }
typealias Pair = (row: Row, n: Int)
func pair() -> (row: Row, n: Int) { (Row(), 1) }
func find() -> Pair? { nil }
struct Box<Value> { var value: (row: Value, n: Int) }
struct Env {
  var all: (a: (row: Row, n: Int), b: Int) { ((Row(), 1), 2) }
  var list: [(row: Row, n: Int)] = []
  var box: Box<Row>
  var some: (any: Any, Row)
  func run(_ body: (Pair) -> Int) -> Int { body(pair()) }
}
func use(_ env: Env) -> Int {
  let known = pair()
  var sum = pair().row.width + pair().n + known.row.width + known.0.width + known.1
  sum += env.all.a.row.width + env.all.b + env.all.a.n + env.some.1.width
  if let found = find() { sum += found.row.width + found.n }
  sum += find()?.row.width ?? 0
  for item in env.list { sum += item.row.width + item.n }
  sum += env.list.map { $0.row.width }.count + env.list[0].row.width
  sum += env.box.value.row.width + env.box.value.n
  return env.run { $0.row.width + $0.n } + env.run { pair in pair.row.width }
}
