// What is added to a collection or a set of options
enum Phase { case idle, busy }
enum Motor { case idle, busy }
struct Box { var phase: Phase, motor: Motor }
struct Options: OptionSet {
  let rawValue: Int
  static let idle = Options(rawValue: 1)
  static let busy = Options(rawValue: 2)
}
func use(_ given: [Phase], _ set: Options) -> Int {
  var (phases, options) = (given, set)
  phases += [.idle, .busy]
  phases.append(.busy)
  options.formUnion(.idle)
  options.insert(.busy)
  options = [.idle, .busy]
  return phases.count + options.rawValue
}
