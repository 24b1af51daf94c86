import Testing

@testable import StateContainer

@Suite struct SettingsStateTests {
  private typealias Saving = SettingsState.Saving

  private static let countess = Account(name: "Countess", handle: "ada", isGuest: false)

  private static func settings(_ events: SettingsEvent...) -> SettingsState {
    var state = SettingsState.initialState(.ada)
    for event in events { _ = state.handle(event) }
    return state
  }

  @Test(
    arguments: [
      (settings(.nameChanged("  ")), .saveTapped, .failed(.missingName), []),
      (settings(.nameChanged(" Countess ")), .saveTapped, .busy, [.rename("Countess")]),
      (settings(.nameChanged("Countess"), .saveTapped), .saveTapped, .busy, []),
      (settings(.nameChanged("Countess"), .saveTapped), .renamed(.success(countess)), .saved, []),
      // Nobody has asked.
      (settings(.nameChanged("Countess")), .renamed(.success(countess)), .idle, []),
      (settings(), .renamed(.failure(.nameTooLong)), .idle, []),
      // The field does not show that name any more.
      (
        settings(.nameChanged("Countess"), .saveTapped, .nameChanged("Count")),
        .renamed(.success(countess)), .idle, []
      ),
      (settings(.saveTapped), .renamed(.failure(.nameTooLong)), .failed(.nameTooLong), []),
      (settings(.saveTapped, .renamed(.success(.ada))), .nameChanged("Count"), .idle, []),
      (
        settings(.saveTapped, .renamed(.failure(.noConnection))), .nameChanged("Count"),
        .failed(.noConnection), []
      ),
    ] as [(SettingsState, SettingsEvent, SettingsState.Saving, [SettingsEffect])])
  func aNameIsSavedOnceAndSaidToBeUntilItChanges(
    before: SettingsState, event: SettingsEvent, saving: SettingsState.Saving,
    effects: [SettingsEffect]
  ) {
    var state = before
    #expect(state.handle(event) == effects)
    #expect(state.saving == saving)
  }

  @Test(
    arguments: [
      (settings(), .accountChanged(countess), "Countess"),
      (settings(.nameChanged("Enchantress")), .accountChanged(countess), "Enchantress"),
      (
        settings(.nameChanged(" Countess "), .saveTapped), .renamed(.success(countess)),
        " Countess "
      ),
    ] as [(SettingsState, SettingsEvent, String)])
  func aNameFromElsewhereIsShownUnlessTheUserIsWritingOne(
    before: SettingsState, event: SettingsEvent, name: String
  ) {
    let state = before.after(event)
    #expect(state.name == name)
    #expect(state.account == Self.countess)
  }

  @Test(
    arguments: [
      (.appearanceChosen(.dark), Preferences(appearance: .dark)),
      (.textSizeChosen(.large), Preferences(textSize: .large)),
      (.languageChosen(.chinese), Preferences(language: .chinese)),
    ] as [(PreferencesEvent, Preferences)])
  func eachChoiceForTheDeviceIsKept(event: PreferencesEvent, preferences: Preferences) {
    var state = PreferencesState.initialState(Preferences())
    #expect(state.handle(event) == [.save(preferences)])
    #expect(state.preferences == preferences)
  }

  @Test(arguments: [(TabsEvent.selected(.settings), AppTab.settings), (.conversationShown, .chats)])
  func aTabComesInFrontByItselfOrWithAConversation(event: TabsEvent, tab: AppTab) {
    let state = TabsState.initialState.after(.selected(.contacts), event)
    #expect(state.selected == tab)
  }
}
