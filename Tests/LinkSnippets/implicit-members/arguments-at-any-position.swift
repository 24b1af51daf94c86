// Arguments with and without labels, of all that can be called
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Grid {
  init(_ phase: Phase, _ count: Int, motor: Motor) {}
  subscript(row: Int, phase: Phase) -> Int { row }
  subscript(motor motor: Motor) -> Int { 0 }
  func move(_ count: Int, to phase: Phase, by motors: Motor...) {}
}
func use(_ grid: Grid, _ done: (Int, Phase) -> Void) -> Int {
  let other = Grid(.idle, 1, motor: .busy)
  other.move(1, to: .busy, by: .idle, .busy)
  done(1, .idle)
  let last = { (motor: Motor, phase: Phase) in print(motor, phase) }
  last(.busy, .idle)
  return grid[1, .busy] + grid[motor: .idle]
}
