// What a case of a generic enum holds is what the value passes to the enum
struct Row { var count = 1 }
struct Other { var count = 2 }
enum Loaded<Value, Failure: Error> {
  case empty
  case full(Value)
  case many([Value], at: Int)
  case failed(Failure)
  case again(Box<Value>)
}
struct Box<Inner> { var inner: Inner }
struct Broken: Error { var reason = 1 }
typealias Rows = Loaded<Row, Broken>
struct Env { var state: Loaded<Row, Broken>; var words: Loaded<String, Broken>; var rows: Rows }
func use(_ env: Env) -> Int {
  if case .full(let row) = env.state { return row.count }
  if case let .full(word) = env.words { return word.count }
  guard case .full(let row) = env.rows else { return 0 }
  switch env.state {
  case .empty: return row.count
  case let .full(row): return row.count
  case .many(let rows, at: let index): return rows[index].count
  case .failed(let error): return error.reason
  case .again(let box): return box.inner.count
  }
}
