/// Tasks that end with who has started them.
@MainActor
final class Tasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var count = 0

  deinit {
    for task in running.values { task.cancel() }
  }

  /// Starts a task.
  func run(_ work: @escaping @MainActor () async -> Void) {
    count += 1
    let number = count
    running[number] = Task { [weak self] in
      if !Task.isCancelled { await work() }
      self?.running[number] = nil
    }
  }

  /// Cancels all tasks.
  func cancelAll() {
    for task in running.values { task.cancel() }
    running = [:]
  }
}
