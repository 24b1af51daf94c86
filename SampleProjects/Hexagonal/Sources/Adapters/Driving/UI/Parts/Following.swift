/// Follows streams for as long as it lives itself.
@MainActor
final class Following {
  private var tasks: [Task<Void, Never>] = []

  deinit {
    for task in tasks { task.cancel() }
  }

  /// Calls `action` with each value; what it captures should not own this object.
  func follow<Value: Sendable>(
    _ stream: AsyncStream<Value>, _ action: @escaping @MainActor (Value) -> Void
  ) {
    tasks.append(Task { for await value in stream { action(value) } })
  }
}
