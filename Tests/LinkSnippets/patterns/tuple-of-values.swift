// Patterns in parentheses are matched against the values one by one
struct Row { var width = 1 }
struct Other { var width = 1; var count = 1 }
struct Env { var row: Row?; var n = 1; var words = ["a"] }
func use(_ env: Env) -> Int {
  switch (env.row, env.n) {
  case (let row?, 1): return row.width
  case (.some(let row), let n): return n + row.width
  case (nil, _): return 0
  }
}
func other(_ env: Env) -> Int {
  if case (let row?, let words) = (env.row, env.words) { return row.width + words.count }
  guard case let ((row?, words), n) = ((env.row, env.words), env.n) else { return 0 }
  return row.width + words.count + n
}
