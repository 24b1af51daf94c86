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
  var isBusy: Bool { store.state.attempt.isBusy }
  var errorText: String? { texts[store.state.attempt.problem] }
  var isSaved: Bool { store.state.isSaved }

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
  var appearances: [String] { [texts[.light], texts[.dark]] }
  var textSizes: [String] { [texts[.textSmall], texts[.textStandard], texts[.textLarge]] }
  var languages: [String] { Language.allCases.map(\.ownName) }

  /// The position of the choice among ``appearances``.
  var appearance: Int {
    get { position(of: store.state.preferences.appearance) }
    set { store.send(.appearanceChosen(Self.choice(at: newValue))) }
  }

  /// The position of the choice among ``textSizes``.
  var textSize: Int {
    get { position(of: store.state.preferences.textSize) }
    set { store.send(.textSizeChosen(Self.choice(at: newValue))) }
  }

  /// The position of the choice among ``languages``.
  var language: Int {
    get { position(of: store.state.preferences.language) }
    set { store.send(.languageChosen(Self.choice(at: newValue))) }
  }

  private func position<Choice: CaseIterable & Equatable>(of choice: Choice) -> Int {
    Array(Choice.allCases).firstIndex(of: choice) ?? 0
  }

  private static func choice<Choice: CaseIterable>(at position: Int) -> Choice {
    Array(Choice.allCases)[position]
  }
}
