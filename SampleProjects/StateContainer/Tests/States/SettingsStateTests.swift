import Testing

@testable import StateContainer

@Suite struct SettingsStateTests {
  private let countess = Account(name: "Countess", handle: "ada", isGuest: false)

  @Test func aBlankNameIsToldWithoutARequest() {
    var state = SettingsState.initialState(.ada).after(.nameChanged("  "))
    #expect(state.handle(.saveTapped).isEmpty)
    #expect(state.saving == .failed(.missingName))
  }

  @Test func aNameIsSavedOnceWithoutItsBlanks() {
    var state = SettingsState.initialState(.ada).after(.nameChanged(" Countess "))
    #expect(state.handle(.saveTapped) == [.rename("Countess")])
    #expect(state.handle(.saveTapped).isEmpty)
  }

  @Test func aNameThatIsSavedIsSaidToBeUntilItChanges() {
    var state = SettingsState.initialState(.ada).after(.nameChanged("Countess"), .saveTapped)
    #expect(state.handle(.renamed(.success(countess))).isEmpty)
    #expect(state.account == countess)
    #expect(state.saving == .saved)
    _ = state.handle(.nameChanged("Count"))
    #expect(state.saving == .idle)
  }

  @Test func aNameFromElsewhereIsShownUnlessTheUserIsWritingOne() {
    var untouched = SettingsState.initialState(.ada)
    _ = untouched.handle(.accountChanged(countess))
    #expect(untouched.name == "Countess")
    var edited = SettingsState.initialState(.ada).after(.nameChanged("Enchantress"))
    _ = edited.handle(.accountChanged(countess))
    #expect(edited.name == "Enchantress")
  }

  @Test func eachChoiceForTheDeviceIsKept() {
    var state = PreferencesState.initialState(Preferences()).after(.appearanceChosen(.dark))
    let chosen = Preferences(appearance: .dark, textSize: .standard, language: .chinese)
    #expect(state.handle(.languageChosen(.chinese)) == [.save(chosen)])
  }

  @Test(arguments: [(TabsEvent.selected(.settings), AppTab.settings), (.conversationShown, .chats)])
  func aTabComesInFrontByItselfOrWithAConversation(event: TabsEvent, tab: AppTab) {
    let state = TabsState.initialState.after(.selected(.contacts), event)
    #expect(state.selected == tab)
  }
}
