/// Makes keys that no other launch of the app makes.
///
/// A random number would make an update impure. So the app is given one when it starts, and counts.
struct Keys: Equatable {
  private let seed: String
  private var count = 0

  init(seed: String) {
    self.seed = seed
  }

  mutating func next() -> String {
    count += 1
    return "\(seed)-\(count)"
  }
}
