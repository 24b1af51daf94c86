import MessengerHost
import Testing

@testable import MVVMStore

@Suite("The settings' view model") @MainActor
struct SettingsViewModelTests {
  private let handler = StubHandler<SettingsState>()
  private let viewModel: SettingsViewModel

  init() {
    viewModel = SettingsViewModel(
      store: Store(SettingsState(account: Session.ada.account), handler: handler),
      words: SharedViewModels.speaking().words)
  }

  @Test("knows choices by their positions")
  func choices() async {
    viewModel.textSize = 2
    viewModel.appearance = 1
    await MainActor.settle()
    #expect(handler.effects.last == .choose(Preferences(appearance: .dark, textSize: .large)))
    #expect(viewModel.textSizes[viewModel.textSize] == "Large")
  }

  @Test("says that a name is saved until it changes")
  func saved() async {
    viewModel.name = " Countess "
    viewModel.saveName()
    #expect(viewModel.isBusy)
    await handler.send(.renamed(nil))
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
