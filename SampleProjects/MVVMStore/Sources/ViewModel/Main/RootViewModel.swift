import Observation

/// What is in front: the login, or the tabs.
@Observable @MainActor
final class RootViewModel {
  enum Screen {
    case login(LoginViewModel)
    case tabs(TabsViewModel)
  }

  /// Lives until another one takes its place.
  private(set) var screen: Screen

  private let store: Store<RootState>

  init(store: Store<RootState>, screen: Screen) {
    self.store = store
    self.screen = screen
    store.send(.started)
  }

  /// Takes what is in front from now on; what was there is released.
  func show(_ screen: Screen) {
    self.screen = screen
  }
}
