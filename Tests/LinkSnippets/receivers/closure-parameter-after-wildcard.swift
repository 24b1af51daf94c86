// A parameter of a closure that is left out counts
struct Row { var width = 1 }
struct Other { var width = 1 }
func run(_ body: (Other, Row) -> Int) -> Int { body(Other(), Row()) }
func use(_ rows: [String: Row], _ list: [Row]) -> Int {
  run { _, row in row.width } + run { (_, row: Row) in row.width } + run { (_, row) in row.width }
    + run { other, _ in other.width } + rows.map { _, row in row.width }[0]
    + list.reduce(0) { _, row in row.width }
}
