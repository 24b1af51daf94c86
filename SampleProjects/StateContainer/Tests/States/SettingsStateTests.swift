import Testing

@testable import StateContainer

@Suite struct SettingsStateTests {
  private let countess = Account(name: "Countess", handle: "ada", isGuest: false)

  @Test func `A blank name is told without a request`() {
    var state = SettingsState.after(.accountChanged(.ada), .nameChanged("  "))
    #expect(state.handle(.saveTapped).isEmpty)
    #expect(state.attempt == .failed(.missingName))
  }

  @Test func `A name is saved once, without its blanks`() {
    var state = SettingsState.after(.accountChanged(.ada), .nameChanged(" Countess "))
    #expect(state.handle(.saveTapped) == [.rename("Countess")])
    #expect(state.handle(.saveTapped).isEmpty)
  }

  @Test func `A name that is saved is said to be, until it changes`() {
    var state = SettingsState.after(
      .accountChanged(.ada), .nameChanged("Countess"), .saveTapped)
    #expect(state.handle(.renamed(.success(countess))) == [.announce(.renamed(countess))])
    #expect(state.isSaved)
    _ = state.handle(.nameChanged("Count"))
    #expect(!state.isSaved)
  }

  @Test func `A name from elsewhere is shown, unless the user is writing one`() {
    var untouched = SettingsState.after(.accountChanged(.ada))
    _ = untouched.handle(.accountChanged(countess))
    #expect(untouched.name == "Countess")
    var edited = SettingsState.after(.accountChanged(.ada), .nameChanged("Enchantress"))
    _ = edited.handle(.accountChanged(countess))
    #expect(edited.name == "Enchantress")
  }

  @Test func `Each choice for the device is kept`() {
    var state = PreferencesState.after(.started(Preferences()), .appearanceChosen(.dark))
    let chosen = Preferences(appearance: .dark, textSize: .standard, language: .chinese)
    #expect(state.handle(.languageChosen(.chinese)) == [.save(chosen)])
  }

  @Test(arguments: [(TabsEvent.selected(.settings), AppTab.settings), (.conversationShown, .chats)])
  func `Others are told which tab is in front`(event: TabsEvent, tab: AppTab) {
    var state = TabsState.initialState
    #expect(state.handle(event) == [.announce(.tabSelected(tab))])
    #expect(state.selected == tab)
  }
}
