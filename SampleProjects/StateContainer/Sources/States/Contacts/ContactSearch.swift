/// A search that waits until the user has paused.
struct ContactSearch: Equatable, Sendable {
  /// How many seconds the text has to stay the same.
  static let pause = 0.3

  /// What is in the field.
  private(set) var text = ""

  /// What is searched for.
  private(set) var applied = ""
  private var changes = 0

  mutating func change(to text: String) -> ContactsEffect {
    self.text = text
    changes += 1
    return .wait(seconds: Self.pause, search: changes)
  }

  /// Searches for the text, unless it has changed since the change with this number.
  mutating func apply(_ number: Int) {
    if number == changes { applied = text }
  }
}
