/// Searches when the user pauses, not at each letter.
@MainActor
final class SearchContacts: SearchingContacts {
  /// In seconds.
  static let pause = 0.3

  private let clock: any Clock
  private var waiting: Task<Void, Never>?

  init(clock: any Clock) {
    self.clock = clock
  }

  deinit {
    waiting?.cancel()
  }

  func search(for text: String, _ found: @escaping @MainActor (String) -> Void) {
    waiting?.cancel()
    waiting = Task { [clock] in
      do {
        try await clock.wait(seconds: Self.pause)
        found(text.trimmed)
      } catch {
        // Another letter was typed meanwhile.
      }
    }
  }
}
