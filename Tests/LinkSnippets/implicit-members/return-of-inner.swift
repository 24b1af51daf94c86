// A 'return' belongs to the innermost function, closure or accessor
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Screen {
  var all: [Motor] = []
  var phase: Phase {
    func inner() -> Motor { return .busy }
    if inner() == .idle { return .idle }
    return .busy
  }
  var motor: Motor {
    get { return .idle }
    set { all.append(newValue) }
  }
  var watched: Motor = .busy {
    didSet { if oldValue == .busy { watched = .idle } }
  }
  subscript(index: Int) -> Phase {
    let motor = { () -> Motor in return .idle }
    return motor() == .busy ? .idle : .busy
  }
  func motors() -> [Motor] {
    all.map { motor -> Motor in
      if motor == .idle { return .busy }
      return .idle
    }
  }
}
