// The cases of Result hold what it is given
struct Row { var count = 1 }
struct Other { var count = 2 }
struct Broken: Error { var reason = 1 }
func load() -> Result<Row, Broken> { .success(Row()) }
func words() -> Result<[String], any Error> { .success([]) }
func use(_ results: [Result<Row, Broken>]) -> Int {
  switch load() {
  case .success(let row): return row.count
  case .failure(let error): return error.reason
  }
}
func other(_ results: [Result<Row, Broken>]) -> Int {
  guard case let .success(row) = load(), case .success(let list) = words() else { return 0 }
  for case .success(let each) in results { return each.count }
  if case .failure(let error) = load() { return error.reason }
  return row.count + list.count
}
