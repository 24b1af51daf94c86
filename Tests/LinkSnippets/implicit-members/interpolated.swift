// Operands and arguments inside of strings
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func name(_ motor: Motor) -> String { "\(motor == .idle)" }
func use(_ box: Box) -> String {
  let text = "is \(box.phase == .busy ? "busy" : "idle"), \(name(.busy))"
  return text + """
    \(name(.idle)) and \([Phase.idle, .busy].contains(.idle))
    """
}
