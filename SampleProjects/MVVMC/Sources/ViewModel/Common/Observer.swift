import Observation

/// Somebody who keeps up with what observable objects say: a screen with its view model, a view model
/// with its services.
@MainActor
protocol Observer: AnyObject, Sendable {}

extension Observer {
  /// Calls `update` now, and again after each change of what it has read, as long as this lives.
  ///
  /// - Parameter update: Must not hold this object or what it reads, but gets it as its argument.
  func bind(_ update: @escaping @MainActor (Self) -> Void) {
    withObservationTracking {
      update(self)
    } onChange: { [weak self] in
      // This is called before the change; the task reads what is there after it.
      Task { @MainActor in self?.bind(update) }
    }
  }
}
