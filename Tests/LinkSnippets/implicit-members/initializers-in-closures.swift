// What a closure makes of each element
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Label { init(text: String) {} }
struct Page { init(_ phase: Phase) {} }
func use(_ names: [String], _ phases: [Phase]) -> [Label] {
  let pages: [Page] = phases.map { .init($0) }
  let more: [Page] = names.compactMap { name in name.isEmpty ? nil : .init(.idle) }
  print(pages, more)
  return names.map { .init(text: $0) }
}
