import Observation

/// What is in front: the login, or the tabs.
@Observable @MainActor
final class RootViewModel {
  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var isSignedIn: Bool { store.state.session != nil }
  var login: LoginViewModel { LoginViewModel(store: store) }
  var tabs: TabsViewModel { TabsViewModel(store: store) }
}
