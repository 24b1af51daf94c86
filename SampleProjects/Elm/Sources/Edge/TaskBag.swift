/// Tasks that end with whoever holds the bag.
@MainActor
final class TaskBag {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastNumber = 0

  deinit {
    for task in tasks.values { task.cancel() }
  }

  func start(_ work: @escaping @MainActor () async -> Void) {
    lastNumber += 1
    let number = lastNumber
    tasks[number] = Task { [weak self] in
      await work()
      self?.tasks[number] = nil
    }
  }
}
