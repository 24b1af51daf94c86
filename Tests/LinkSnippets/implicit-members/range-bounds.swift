// Both ends of a range
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
enum Level: Int, Comparable {
  case idle, busy
  static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
func use(_ level: Level) -> Bool {
  let range: ClosedRange<Level> = .idle ... .busy
  if case .idle ... .busy = level { return true }
  return range.contains(level) || (Level.idle ..< .busy).contains(level)
}
