// A tuple that is written in place has parts of the types of its values
struct Row { var width = 1 }
struct Other { var width = 1; var row = 2; var count = 3; var sum: Int { width } }
func use(_ row: Row, _ rows: [Row], _ words: [String]) -> Int {
  let pair = (row: row, words: words)
  let plain = (rows[0], row, words)
  let other = (row: words + [], n: rows.count + 1)
  let member = (row, words).1
  let closed = (rows.map { inner in let made = (inner, 1); return made.0.width }, words.count + 1)
  let only = (row)
  return pair.row.width + pair.words.count + plain.0.width + plain.1.width + plain.2.count
    + other.row.count + other.n + member.count + closed.0.count + only.width
}
