// Operands of an operator of the project
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
infix operator ~~: ComparisonPrecedence
func ~~ (left: Phase, right: Phase) -> Bool { left == right }
func use(box: Box) -> Bool {
  box.phase ~~ .idle
}
