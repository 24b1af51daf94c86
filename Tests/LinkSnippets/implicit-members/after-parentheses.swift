// Members of what parentheses hold
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Size {
  var phase: Phase
  static func + (left: Size, right: Size) -> Size { left }
}
func use(_ first: Size, _ second: Size, _ value: Any, _ maybe: Box?) -> Bool {
  (first + second).phase == .idle
    || (value as? Box)?.phase == .busy
    || (value as! Box).motor == .idle
    || (maybe ?? Box(phase: .idle, motor: .busy)).motor == .busy
    || (maybe)?.phase == .idle
}
