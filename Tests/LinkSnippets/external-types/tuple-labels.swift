// A part of a tuple is no member of its name
struct Arrow { var destination = 1 }
func pairs() -> [(origin: Int, destination: Int)] { [] }
func use(_ arrow: Arrow) {
  _ = pairs().map { $0.destination }
  for pair in pairs() { _ = pair.destination }
  _ = arrow.destination
}
