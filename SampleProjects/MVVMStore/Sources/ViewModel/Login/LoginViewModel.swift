import MessengerTexts
import Observation

@Observable @MainActor
final class LoginViewModel {
  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var networkText: String { store.state.networkText }
  var isBusy: Bool { store.state.login.attempt.isBusy }
  var errorText: String? { texts[store.state.login.attempt.problem] }

  var username: String {
    get { store.state.login.username }
    set { store.send(.login(.usernameChanged(newValue))) }
  }

  var password: String {
    get { store.state.login.password }
    set { store.send(.login(.passwordChanged(newValue))) }
  }

  func submit() {
    store.send(.login(.submitted))
  }
}
