import Observation

/// Somebody who keeps up with what observable objects say: a screen with its view model, a view model
/// with its services.
@MainActor
protocol Observer: AnyObject, Sendable {}

extension Observer {
  /// Calls `update` now, and again after each change of what it has read, as long as this lives.
  ///
  /// For what only sets controls; whatever `update` calls is observed as well.
  ///
  /// - Parameter update: Must not hold this object or what it reads, but gets it as its argument.
  func bind(_ update: @escaping @MainActor (Self) -> Void) {
    observe(update) { _, _ in }
  }

  /// Calls `apply` with the value at `path`, now and again after each change of it, as long as this lives.
  ///
  /// What `apply` reads is not observed.
  ///
  /// - Parameter apply: Must not hold this object, but gets it as its argument.
  func bind<Value>(
    _ path: KeyPath<Self, Value>, apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    observe({ $0[keyPath: path] }, apply: apply)
  }

  private func observe<Value>(
    _ read: @escaping @MainActor (Self) -> Value, apply: @escaping @MainActor (Self, Value) -> Void
  ) {
    let value = withObservationTracking {
      read(self)
    } onChange: { [weak self] in
      // This is called before the change; the task reads what is there after it.
      Task { @MainActor in self?.observe(read, apply: apply) }
    }
    apply(self, value)
  }
}
