// Both branches of a choice, also of one in another
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func show(_ phase: Phase) {}
func pick(_ on: Bool, _ two: Bool) -> Motor {
  let phase: Phase = on ? .idle : two ? .busy : .idle
  var box = Box(phase: on ? .busy : .idle, motor: two ? .idle : .busy)
  show(on ? .idle : .busy)
  box.phase = on ? .busy : phase
  return on ? (two ? .idle : .busy) : .idle
}
