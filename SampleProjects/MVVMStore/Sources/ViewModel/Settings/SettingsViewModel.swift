import MessengerTexts
import Observation

@Observable @MainActor
final class SettingsViewModel {
  private let store: Store<SettingsState>
  private let words: TextsViewModel

  init(store: Store<SettingsState>, words: TextsViewModel) {
    self.store = store
    self.words = words
    store.send(.started)
  }

  var texts: Texts { words.texts }
  var handle: String { "@\(store.state.account.handle)" }
  var isBusy: Bool { store.state.naming == .busy }
  var savedText: String? { store.state.naming == .saved ? texts[.saved] : nil }

  var errorText: String? {
    if case .failed(let problem) = store.state.naming { texts[problem] } else { nil }
  }

  var name: String {
    get { store.state.name }
    set { store.send(.nameChanged(newValue)) }
  }

  func saveName() {
    store.send(.saveNameTapped)
  }

  func signOut() {
    store.send(.signOutTapped)
  }
}

// MARK: - Preferences

extension SettingsViewModel {
  var appearances: [Choice] { Preferences.Appearance.allCases.map { Choice($0, texts: texts) } }
  var textSizes: [Choice] { Preferences.TextSize.allCases.map { Choice($0, texts: texts) } }
  var languages: [Choice] { Preferences.Language.allCases.map { Choice($0) } }

  /// The one of ``appearances`` that is chosen.
  var appearance: Choice.ID {
    get { store.state.preferences.appearance.rawValue }
    set {
      guard let appearance = Preferences.Appearance(rawValue: newValue) else { return }
      store.send(.preferenceChosen(.appearance(appearance)))
    }
  }

  /// The one of ``textSizes`` that is chosen.
  var textSize: Choice.ID {
    get { store.state.preferences.textSize.rawValue }
    set {
      guard let textSize = Preferences.TextSize(rawValue: newValue) else { return }
      store.send(.preferenceChosen(.textSize(textSize)))
    }
  }

  /// The one of ``languages`` that is chosen.
  var language: Choice.ID {
    get { store.state.preferences.language.rawValue }
    set {
      guard let language = Preferences.Language(rawValue: newValue) else { return }
      store.send(.preferenceChosen(.language(language)))
    }
  }
}
