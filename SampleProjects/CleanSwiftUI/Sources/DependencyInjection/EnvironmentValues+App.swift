import ScreenKitDeclarative

extension EnvironmentValues {
  /// What the app knows.
  var appState: AppState {
    get { self[AppStateKey.self] }
    set { self[AppStateKey.self] = newValue }
  }

  /// Who does what the user wants.
  var interactors: Interactors {
    get { self[InteractorsKey.self] }
    set { self[InteractorsKey.self] = newValue }
  }
}

private struct AppStateKey: EnvironmentKey {
  static let defaultValue = AppState()
}

private struct InteractorsKey: EnvironmentKey {
  static let defaultValue = Interactors.idle
}
