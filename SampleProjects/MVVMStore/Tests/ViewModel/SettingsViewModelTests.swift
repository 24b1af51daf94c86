import Testing

@testable import MVVMStore

@Suite("The settings' view model") @MainActor
struct SettingsViewModelTests {
  private let store = AppStore.silent(.signedIn())
  private var viewModel: SettingsViewModel { SettingsViewModel(store: store) }

  @Test("knows choices by their positions")
  func choices() {
    viewModel.textSize = 2
    viewModel.appearance = 1
    #expect(store.state.preferences == Preferences(appearance: .dark, textSize: .large))
    #expect(viewModel.textSizes[viewModel.textSize] == "Large")
  }

  @Test("speaks the language at once that the user chooses")
  func language() {
    viewModel.language = 1
    #expect(viewModel.texts[.tabSettings] == "设置")
  }

  @Test("says that a name is saved until it changes")
  func saved() {
    viewModel.name = " Countess "
    viewModel.saveName()
    #expect(viewModel.isBusy)
    store.send(
      .settings(.renamed(.success(Account(name: "Countess", handle: "ada", mayBuy: true)))))
    #expect(viewModel.isSaved)
    viewModel.name = "Ada"
    #expect(!viewModel.isSaved)
  }

  @Test("asks for a name that is more than blanks")
  func blank() {
    viewModel.name = " "
    viewModel.saveName()
    #expect(viewModel.errorText == "Enter a name.")
    #expect(!viewModel.isBusy)
  }
}
