// Names in parentheses are bound to the parts of a tuple, whatever it comes from
struct Row { var width = 1 }
struct Other { var width = 1; var count = 2 }
struct Env { var pairs: [(Row, Int)]; var rows: [Row]; var words: [String]; var byName: [String: Row] }
func pair() -> (row: Row, n: Int) { (Row(), 1) }
func deep() -> (Row, (words: [String], rows: [Row]))? { nil }
func wait() async throws -> (Row, Int) { (Row(), 1) }
func use(_ env: Env) async throws -> Int {
  let (row, n) = pair()
  var (made, words) = (Row(), env.words)
  let (typed, _): (Row, Int) = pair()
  let (_, (inner, rows)) = deep()!
  let (late, _) = try await wait()
  var sum = row.width + n + made.width + words.count + typed.width + inner.count + rows[0].width
  sum += late.width
  made = Row()
  words = []
  if let (row, (words, _)) = deep() { sum += row.width + words.count }
  guard let (found, (_, all)) = deep() else { return sum }
  sum += found.width + all[0].width
  for (row, n) in env.pairs { sum += row.width + n }
  for (_, row) in env.byName { sum += row.width }
  for (name, _) in env.byName { sum += name.count }
  for (key, value) in env.byName where value.width > 1 { sum += key.count + value.width }
  for (index, row) in env.rows.enumerated() { sum += row.width + index }
  for (index, word) in env.words.enumerated() { sum += word.count + index }
  for (row, word) in zip(env.rows, env.words) { sum += row.width + word.count }
  for (index, (row, word)) in zip(env.rows, env.words).enumerated() { sum += row.width + index + word.count }
  for (row, n): (Row, Int) in env.pairs { sum += row.width + n }
  for pair in env.byName { sum += pair.value.width + pair.key.count }
  for pair in env.rows.enumerated() { sum += pair.element.width + pair.offset }
  return sum
}
