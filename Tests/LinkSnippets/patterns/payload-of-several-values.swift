// A pattern may take the values of a case apart, or as a tuple
struct Row { var count = 1 }
struct Other { var count = 2 }
enum Event { case both(row: Row, number: Int), pair((Row, Int)), deep(Row?, [Row]) }
func use(_ event: Event) -> Int {
  switch event {
  case .both(let row, let number): return row.count + number
  case .pair(let (row, number)): return row.count + number
  case .deep(let row?, let rows): return row.count + rows[0].count
  case .deep(.none, let rows): return rows.count
  }
}
func whole(_ event: Event) -> Int {
  if case .pair(let pair) = event { return pair.0.count + pair.1 }
  if case let .both(row: row, number: _) = event { return row.count }
  return 0
}
