// The patterns of a loop are matched against the elements
struct Row { var count = 1 }
struct Other { var count = 2 }
enum Event { case row(Row), name(String), both(row: Row, name: String) }
struct Env { var events: [Event]; var rows: [Row?]; var pairs: [(Row, Int?)]; var words: [String] }
func use(_ env: Env) -> Int {
  var sum = 0
  for case .row(let row) in env.events { sum += row.count }
  for case let .both(row, name) in env.events { sum += row.count + name.count }
  for case .name(let name) in env.events where name.count > 1 { sum += name.count }
  for case let row? in env.rows { sum += row.count }
  for case .some(let row) in env.rows { sum += row.count }
  for case let (row, number?) in env.pairs { sum += row.count + number }
  for case (let row, nil) in env.pairs { sum += row.count }
  for case let word in env.words { sum += word.count }
  return sum
}
