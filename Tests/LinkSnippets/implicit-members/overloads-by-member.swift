enum Start {
  case waiting
}
enum Phase {
  case idle
  static let slow = Phase.idle
}
protocol Bridge {}
struct Wire: Bridge {
  static let cheap = Wire()
  static func waiting() -> Wire { Wire() }
}
struct Job {
  init(_ start: Start) {}
  init<Other: Bridge>(_ bridge: Other) {}
}
struct Path {
  enum Storage {
    case points([Int])
    case parts([Path])
  }
  init(unchecked points: [Int], depth: Int) {}
  init(unchecked storage: Storage, depth: Int) {}
}
func draw(_ start: Start, in place: Int) {}
func draw(_ phase: Phase, in place: Int) {}
func draw(_ label: String, in place: Int) {}
func use(points: [Int]) {
  _ = Job(.waiting)
  let job = Job(.waiting)
  _ = Job(Wire.cheap)
  _ = Path(unchecked: .points(points), depth: 1)
  _ = Path(unchecked: points, depth: 1)
  _ = [Path(unchecked: .parts([]), depth: 1)]
  draw(.waiting, in: 1)
  draw(.idle, in: 2)
  draw(.slow, in: 3)
  _ = job
}
