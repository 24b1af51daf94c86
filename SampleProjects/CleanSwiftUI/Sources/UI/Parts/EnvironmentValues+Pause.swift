import ScreenKitDeclarative

extension EnvironmentValues {
  /// Lets seconds pass, unless the task is cancelled; none pass if nobody has given a clock.
  var pause: @MainActor (_ seconds: Double) async throws -> Void {
    get { self[PauseKey.self] }
    set { self[PauseKey.self] = newValue }
  }
}

private struct PauseKey: EnvironmentKey {
  static let defaultValue: @MainActor (Double) async throws -> Void = { _ in }
}
