struct Row {
  var count = 1
  var name = ""
}
struct Env {
  var row = Row()
}
func load(
  _ count: (Env) -> Int = { $0.row.count },
  _ pair: (Env, Row) -> String = { env, row in env.row.name + row.name },
  made: Int = { Env().row.count }()
) {
  let other = { (row: Row) in row.count }
  _ = other
}
struct Loader {
  init(show: @escaping (Row) -> Void = { print($0.name) }) {}
  subscript(find: (Row) -> Bool = { $0.count > 1 }) -> Row { Row() }
}
