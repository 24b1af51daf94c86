// Arguments beside one that is changed
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func set(_ phase: inout Phase, to new: Phase, _ motor: Motor = .idle) { phase = .idle }
func use(_ given: Box) -> Box {
  var box = given
  set(&box.phase, to: .busy)
  set(&box.phase, to: box.motor == .idle ? .idle : .busy, .busy)
  return box
}
