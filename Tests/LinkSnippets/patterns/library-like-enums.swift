// An enum of the project may be called as one of the library is, or have cases like it
struct Row { var count = 1 }
struct Other { var count = 2 }
enum Result<Value> { case success(Other, Value), failure(Value) }
enum Maybe<Value> { case none, some(Value) }
struct Env { var result: Result<Row>; var maybe: Maybe<Row>; var swift: Swift.Result<[Row], any Error> }
func use(_ env: Env) -> Int {
  if case .success(let other, let row) = env.result { return other.count + row.count }
  if case .failure(let row) = env.result { return row.count }
  if case .some(let row) = env.maybe { return row.count }
  if case .success(let rows) = env.swift { return rows.count + rows[0].count }
  if case .success(let rows)? = Optional(env.swift) { return rows.count }
  switch (env.result, env.maybe) {
  case (.failure(let left), .some(let right)): return left.count + right.count
  case let (.success(_, left), .some(right)) where right.count > 1: return left.count
  default: return 0
  }
}
