// Effects marked before what is passed, assigned or compared
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
extension Phase { static func read(_ text: String) throws -> Phase { .idle } }
func load(_ phase: Phase) async throws -> Phase { phase }
func use(_ given: Box) async throws -> Motor {
  var box = given
  let first: Phase = try .read("first")
  box.phase = try await load(.busy)
  if try await load(.idle) == .busy { return .idle }
  box.phase = try .read("second")
  return await (try? load(first)) == .idle ? .busy : box.motor
}
