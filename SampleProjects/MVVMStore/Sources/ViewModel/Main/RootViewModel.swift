import Observation

/// What is in front: the login, or the tabs.
@Observable @MainActor
final class RootViewModel {
  enum Screen {
    case login(LoginViewModel)
    case tabs(TabsViewModel)
  }

  private let store: Store<RootState>
  private let shown: Derived<Screen>

  /// - Parameter makeScreen: Makes the view model of what is in front. That lives until the state
  ///   wants another one.
  init(
    store: Store<RootState>, makeScreen: @escaping @MainActor (RootState.Screen) -> Screen
  ) {
    self.store = store
    shown = Derived(from: store, \.screen, make: makeScreen)
    store.send(.started)
  }

  var screen: Screen { shown.value }
}
