// A member that 'as' gives a type
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
extension Phase { var width: Int { 1 } }
func show(_ value: Any) {}
func use(_ value: Any) -> Int {
  show(.idle as Phase)
  let motor = .busy as Motor?
  let width = (.busy as Phase).width
  return motor == .idle ? width : (value as? Box)?.phase == .busy ? 1 : 2
}
