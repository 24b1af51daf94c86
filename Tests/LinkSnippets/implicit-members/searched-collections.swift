// Implicit members in a literal that is searched for a value
enum Phase { case idle, busy }
struct Token: Equatable {
  var phase = Phase.idle
  static func space(_ s: String) -> Token { Token() }
  static var line: Token { Token() }
  static let none = Token()
}
enum Decoy { case idle, busy, line, space(String), none }
struct Screen {
  var token: Token?
  var current: Phase { .idle }
  func use(_ t: Token, _ all: [Token]) -> Bool {
    let a = [.space(" "), .line].contains(t)
    let b = ![.line].contains(t)
    let c = [.idle, .busy].contains(t.phase)
    let d = [.idle].contains(current) || [.busy].contains(self.current)
    let e = [.idle, .busy].firstIndex(of: t.phase)
    let f = ([.idle, .busy]).contains(t.phase)
    let g = [.busy, .idle]
      .contains(t.phase)
    if [.idle].contains(all[0].phase) { return e == nil }
    let h = [Phase.idle, .busy].contains(t.phase)
    let i = [.line, all[0]].contains(t)
    return a || b || c || d || f || g || h || i
  }
}
