import MessengerTexts
import Observation

@Observable @MainActor
final class LoginViewModel {
  private let store: Store<LoginState>
  private let shared: SharedViewModels

  init(store: Store<LoginState>, shared: SharedViewModels) {
    self.store = store
    self.shared = shared
  }

  var texts: Texts { shared.words.texts }
  var networkText: String { shared.network.text }
  var isBusy: Bool { store.state.attempt.isBusy }
  var errorText: String? { texts[store.state.attempt.problem] }

  var username: String {
    get { store.state.username }
    set { store.send(.usernameChanged(newValue)) }
  }

  var password: String {
    get { store.state.password }
    set { store.send(.passwordChanged(newValue)) }
  }

  func submit() {
    store.send(.submitted)
  }
}
