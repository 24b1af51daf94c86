// The only expression of a function, accessor or closure is what it returns
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Screen {
  var phase: Phase { .idle }
  static var motor: Motor { .busy }
  subscript(index: Int) -> Motor { .idle }
  func next() -> Phase { .busy }
}
func pass(_ make: () -> Phase) {}
func use(_ boxes: [Box]) {
  let make: () -> Motor = { .busy }
  let made = { () -> Phase in .idle }
  pass { .busy }
  pass({ .idle })
  let motors: [Motor] = boxes.map { _ in .idle }
  print(make(), made(), motors)
}
