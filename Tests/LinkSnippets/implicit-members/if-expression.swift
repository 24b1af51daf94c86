// Branches of 'if' and 'switch' as values
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func motor(_ box: Box) -> Motor {
  let phase: Phase = if box.motor == .idle { .busy } else { .idle }
  return switch phase {
  case .idle: .busy
  case .busy: .idle
  }
}
func phase(_ motor: Motor) -> Phase {
  switch motor {
  case .idle: .idle
  case .busy: if motor == .busy { .busy } else { .idle }
  }
}
