import Testing

@testable import StateContainer

@Suite struct SettingsStateTests {
  private let countess = Account(name: "Countess", handle: "ada", isGuest: false)

  @Test func aBlankNameIsToldWithoutARequest() {
    var state = SettingsState.after(.accountChanged(.ada), .nameChanged("  "))
    #expect(state.handle(.saveTapped).isEmpty)
    #expect(state.attempt == .failed(.missingName))
  }

  @Test func aNameIsSavedOnceWithoutItsBlanks() {
    var state = SettingsState.after(.accountChanged(.ada), .nameChanged(" Countess "))
    #expect(state.handle(.saveTapped) == [.rename("Countess")])
    #expect(state.handle(.saveTapped).isEmpty)
  }

  @Test func aNameThatIsSavedIsSaidToBeUntilItChanges() {
    var state = SettingsState.after(
      .accountChanged(.ada), .nameChanged("Countess"), .saveTapped)
    #expect(state.handle(.renamed(.success(countess))) == [.announce(.renamed(countess))])
    #expect(state.isSaved)
    _ = state.handle(.nameChanged("Count"))
    #expect(!state.isSaved)
  }

  @Test func aNameFromElsewhereIsShownUnlessTheUserIsWritingOne() {
    var untouched = SettingsState.after(.accountChanged(.ada))
    _ = untouched.handle(.accountChanged(countess))
    #expect(untouched.name == "Countess")
    var edited = SettingsState.after(.accountChanged(.ada), .nameChanged("Enchantress"))
    _ = edited.handle(.accountChanged(countess))
    #expect(edited.name == "Enchantress")
  }

  @Test func eachChoiceForTheDeviceIsKept() {
    var state = PreferencesState.after(.started(Preferences()), .appearanceChosen(.dark))
    let chosen = Preferences(appearance: .dark, textSize: .standard, language: .chinese)
    #expect(state.handle(.languageChosen(.chinese)) == [.save(chosen)])
  }

  @Test(arguments: [(TabsEvent.selected(.settings), AppTab.settings), (.conversationShown, .chats)])
  func othersAreToldWhichTabIsInFront(event: TabsEvent, tab: AppTab) {
    var state = TabsState.initialState
    #expect(state.handle(event) == [.announce(.tabSelected(tab))])
    #expect(state.selected == tab)
  }
}
