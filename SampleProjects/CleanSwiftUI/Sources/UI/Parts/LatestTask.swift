/// A task that is cancelled when another one takes its place, or when its view is gone.
@MainActor
final class LatestTask {
  private var task: Task<Void, Never>?

  deinit {
    task?.cancel()
  }

  func start(_ work: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task { await work() }
  }
}
