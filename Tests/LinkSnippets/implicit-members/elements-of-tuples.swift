// Elements of tuples, as values, results and arguments
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func show(_ pair: (Phase, Motor)) {}
func pair(_ on: Bool) -> (phase: Phase, motor: Motor) {
  let first: (Phase, Motor) = (.idle, .busy)
  show((.busy, .idle))
  if first == (.idle, .idle) { return (.busy, .busy) }
  return (phase: .idle, motor: .idle)
}
