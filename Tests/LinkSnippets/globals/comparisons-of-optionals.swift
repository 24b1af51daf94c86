// Comparisons of optionals, which are those of Optional
final class State: Hashable {
  var next: State?
  var other: State { self }
  func find() -> State? { next }
  func hash(into hasher: inout Hasher) {}
}
func == (a: State, b: State) -> Bool { a === b }
struct Action { var state: State?; var name = "" }
extension Action: Equatable {
  static func == (a: Action, b: Action) -> Bool { true }
}
func + (a: State?, b: State?) -> Int { 1 }
func optionals(_ a: State?, _ b: State?, _ c: State, _ all: [State], _ byName: [String: State]) {
  _ = a == b
  _ = a == c
  _ = c == a
  _ = c.next == c
  _ = c.find() == c
  _ = a?.other == c
  _ = all.first == c
  _ = byName["a"] == c
  let d = c.next
  _ = d == c
  _ = a != b
  _ = a + b
}
func values(_ a: State?, _ c: State, _ all: [State], _ byName: [String: State]) {
  _ = c == c
  _ = c.other == c
  _ = a! == c
  _ = a!.other == c
  _ = all[0] == c
  _ = byName["a"]! == c
  if let a { _ = a == c }
  guard let e = a else { return }
  _ = e == c
  let f = c.next ?? c
  _ = f == c
  for g in all { _ = g == c }
}
func actions(_ a: Action, _ b: Action?) -> Bool { a == a && a == b && b == b && a.state == nil }
