// Elements, keys and values of literals at any position
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
func use() -> [Motor: [Phase]] {
  let phases: [Phase] = [.idle, Phase.busy, .busy]
  let table: [Motor: Phase] = [.idle: .busy, .busy: .idle]
  let lists: [[Motor]] = [[.idle], [], [.busy, .idle]]
  let known: Set<Phase> = [.busy]
  print(phases, table, lists, known)
  return [.busy: [.idle, .busy], .idle: [.busy]]
}
