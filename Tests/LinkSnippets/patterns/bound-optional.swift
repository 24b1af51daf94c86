// A name that a pattern binds is what the optional holds
struct Row { var count = 1 }
struct Other { var count = 2 }
struct Env { var row: Row?; var words: [String]? }
func use(_ env: Env) -> Int {
  if case let row? = env.row { return row.count }
  if case .some(let row) = env.row { return row.count }
  if case let .some(row) = env.row { return row.count }
  guard case let words? = env.words else { return 0 }
  switch env.row {
  case let row? where row.count > 1: return row.count + words.count
  case .some(var row):
    row.count = 3
    return row.count
  case let row: return row?.count ?? 0
  }
}
