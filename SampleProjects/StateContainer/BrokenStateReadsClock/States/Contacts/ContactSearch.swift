/// A search that waits until the user has paused.
struct ContactSearch: Equatable, Sendable {
  /// How many seconds the text has to stay the same.
  static let pause = 0.3
  private static let start = ContinuousClock.now

  /// What is in the field.
  private(set) var text = ""

  /// What is searched for.
  private(set) var applied = ""
  private var lastChange = 0

  mutating func change(to text: String) -> ContactsEffect {
    self.text = text
    lastChange = Self.nanoseconds()
    return .wait(seconds: Self.pause, search: lastChange)
  }

  /// Searches for the text, unless it has changed since the change at this time.
  mutating func apply(_ time: Int) {
    if time == lastChange { applied = text }
  }

  /// How long the app has been running.
  private static func nanoseconds() -> Int {
    Int((ContinuousClock.now - start) / .nanoseconds(1))
  }
}
