import MessengerHost
import Testing

@testable import MVVMStore

@Suite("The settings' view model") @MainActor
struct SettingsViewModelTests {
  private let handler = StubHandler<SettingsState>()
  private let viewModel: SettingsViewModel

  init() {
    viewModel = SettingsViewModel(
      store: Store(
        SettingsState(
          account: Session.ada.account, preferences: Preferences(language: .simplifiedChinese)),
        handler: handler),
      words: SharedViewModels.speaking().words)
  }

  @Test("names what can be chosen, and takes what is")
  func choices() async {
    #expect(viewModel.appearances.map(\.title) == ["Light", "Dark"])
    #expect(viewModel.textSizes.map(\.title) == ["Small", "Standard", "Large"])
    #expect(viewModel.languages.map(\.title) == ["English", "中文"])
    #expect(viewModel.languages.first { $0.id == viewModel.language }?.title == "中文")
    viewModel.textSize = "large"
    viewModel.appearance = "dark"
    viewModel.language = "english"
    viewModel.language = "none of them"
    #expect(
      handler.effects.suffix(3) == [
        .choose(.textSize(.large)), .choose(.appearance(.dark)), .choose(.language(.english)),
      ])
    await handler.send(.preferencesChanged(Preferences(textSize: .large)))
    #expect(viewModel.textSizes.first { $0.id == viewModel.textSize }?.title == "Large")
  }

  @Test("says that a name is saved until it changes")
  func saved() async {
    viewModel.name = " Countess "
    viewModel.saveName()
    #expect(viewModel.isBusy)
    await handler.send(.renamed(nil))
    #expect(viewModel.savedText == "Saved.")
    viewModel.name = "Ada"
    #expect(viewModel.savedText == nil)
  }

  @Test("asks for a name that is more than blanks")
  func blank() {
    viewModel.name = " "
    viewModel.saveName()
    #expect(viewModel.errorText == "Enter a name.")
    #expect(!viewModel.isBusy)
  }
}
