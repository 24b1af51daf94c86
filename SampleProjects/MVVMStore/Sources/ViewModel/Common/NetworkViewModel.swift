import MessengerTexts
import Observation

/// Whether the server can be reached, in words, for the view models of the screens that say so.
@Observable @MainActor
final class NetworkViewModel {
  private let store: Store<NetworkState>
  private let words: TextsViewModel

  init(store: Store<NetworkState>, words: TextsViewModel) {
    self.store = store
    self.words = words
    store.send(.started)
  }

  var text: String {
    switch store.state.status {
    case .offline: words.texts[.offline]
    case .connecting: words.texts[.connecting]
    case .online: words.texts[.online]
    }
  }
}
