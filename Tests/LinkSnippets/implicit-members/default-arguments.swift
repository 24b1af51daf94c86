// Default arguments of functions, initialisers, subscripts and cases
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Screen {
  init(_ phase: Phase = .idle, motors: [Motor] = [.busy, .idle]) {}
  subscript(index: Int, phase: Phase = .busy) -> Int { index }
}
enum Event { case moved(Motor = .busy) }
func use(on: Bool = true, _ box: Box = Box(phase: .busy, motor: .idle), motor: Motor? = .idle) {}
