import MessengerTexts
import Observation

/// The words of the app, in the user's language, for the view models of all screens.
@Observable @MainActor
final class TextsViewModel {
  private let store: Store<TextsState>

  init(store: Store<TextsState>) {
    self.store = store
    store.send(.started)
  }

  var texts: Texts { Texts(in: Language(store.state.language)) }
}
