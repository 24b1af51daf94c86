// A thrown member is what the function says it throws
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
enum Failure: Error { case idle, busy }
func load(_ on: Bool) throws(Failure) -> Phase {
  if on { throw .idle }
  let check = { () throws(Failure) -> Motor in throw .busy }
  return try check() == .idle ? .busy : .idle
}
func run() -> Bool {
  do { return try load(true) == .idle } catch { return error == .busy }
}
