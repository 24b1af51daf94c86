/// Tasks that are cancelled when the bag is gone.
///
/// They must not hold who owns the bag, or it is never gone.
@MainActor
final class TaskBag {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Starts a task.
  func run(_ operation: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    tasks[number] = Task { [weak self] in
      await operation()
      self?.tasks[number] = nil
    }
  }
}
