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
  private let stores: AppStores
  private let shared: SharedViewModels

  init(stores: AppStores) {
    self.stores = stores
    shared = SharedViewModels(stores)
    store = stores.root()
    screen = Self.makeScreen(store.state.screen, stores: stores, shared: shared)
    store.subscribe(to: \.screen) { [weak self] in self?.screenChanged(to: $0) }
    store.send(.started)
  }

  private func screenChanged(to screen: RootState.Screen) {
    self.screen = Self.makeScreen(screen, stores: stores, shared: shared)
  }

  private static func makeScreen(
    _ screen: RootState.Screen, stores: AppStores, shared: SharedViewModels
  ) -> Screen {
    func login(_ problem: Problem?) -> Screen {
      .login(LoginViewModel(store: stores.login(problem), shared: shared))
    }
    switch screen {
    case .login(let problem):
      return login(problem)
    case .tabs(let session):
      // If the session is over already, the event that says so is on its way.
      guard let account = stores.account(session) else { return login(nil) }
      return .tabs(TabsViewModel(stores: account, shared: shared))
    }
  }
}
