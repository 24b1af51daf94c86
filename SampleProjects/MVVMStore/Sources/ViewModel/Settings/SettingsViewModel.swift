import MessengerTexts
import Observation

@Observable @MainActor
final class SettingsViewModel {
  private let store: AppStore

  init(store: AppStore) {
    self.store = store
  }

  var texts: Texts { store.state.texts }
  var handle: String { "@\(store.state.session?.account.handle ?? "")" }
  var isBusy: Bool { store.state.settings.attempt.isBusy }
  var errorText: String? { texts[store.state.settings.attempt.problem] }
  var isSaved: Bool { store.state.settings.isSaved }

  var name: String {
    get { store.state.settings.name }
    set { store.send(.settings(.nameChanged(newValue))) }
  }

  func saveName() {
    store.send(.settings(.saveNameTapped))
  }

  func signOut() {
    store.send(.signOutTapped)
  }
}

// MARK: - Preferences

extension SettingsViewModel {
  var appearances: [String] { [texts[.light], texts[.dark]] }
  var textSizes: [String] { [texts[.textSmall], texts[.textStandard], texts[.textLarge]] }
  var languages: [String] { Language.allCases.map(\.ownName) }

  /// The position of the choice among ``appearances``.
  var appearance: Int {
    get { position(of: store.state.preferences.appearance) }
    set { change { $0.appearance = Self.choice(at: newValue) } }
  }

  /// The position of the choice among ``textSizes``.
  var textSize: Int {
    get { position(of: store.state.preferences.textSize) }
    set { change { $0.textSize = Self.choice(at: newValue) } }
  }

  /// The position of the choice among ``languages``.
  var language: Int {
    get { position(of: store.state.preferences.language) }
    set { change { $0.language = Self.choice(at: newValue) } }
  }

  private func position<Choice: CaseIterable & Equatable>(of choice: Choice) -> Int {
    Array(Choice.allCases).firstIndex(of: choice) ?? 0
  }

  private static func choice<Choice: CaseIterable>(at position: Int) -> Choice {
    Array(Choice.allCases)[position]
  }

  private func change(_ change: (inout Preferences) -> Void) {
    var preferences = store.state.preferences
    change(&preferences)
    store.send(.settings(.preferencesChanged(preferences)))
  }
}
