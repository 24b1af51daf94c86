// Patterns in 'guard', 'while' and 'for', several in one case, and 'where'
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func next() -> Phase? { nil }
func use(_ box: Box, _ phases: [Phase], _ maybe: [Motor?]) -> Int {
  guard case .idle = box.phase else { return 0 }
  while case .busy? = next() { print(box) }
  for case .idle in phases where box.motor != .busy { print(box) }
  for case .busy? in maybe { print(box) }
  switch box.motor {
  case .idle where box.phase == .busy, .busy where box.phase == .idle: return 1
  case .idle, .busy: return 2
  }
}
