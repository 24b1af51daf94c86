/// Has something done when the user pauses, and not at each letter.
@MainActor
final class TypingPause {
  /// Waits some seconds; throws when the task is cancelled.
  typealias Wait = @MainActor (Double) async throws(CancellationError) -> Void

  /// In seconds.
  private static let length = 0.3

  private let wait: Wait
  private var task: Task<Void, Never>?

  init(wait: @escaping Wait) {
    self.wait = wait
  }

  deinit {
    task?.cancel()
  }

  /// Calls `action` after a pause, unless the user types on.
  func typed(_ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task { [wait] in
      guard (try? await wait(Self.length)) != nil else { return }
      action()
    }
  }
}
