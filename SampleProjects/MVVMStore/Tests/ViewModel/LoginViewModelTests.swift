import Testing

@testable import MVVMStore

@Suite("The login's view model") @MainActor
struct LoginViewModelTests {
  private let store = AppStore.silent(.signedOut)

  @Test("turns what is typed and touched into events")
  func events() {
    let viewModel = LoginViewModel(store: store)
    viewModel.username = "ada"
    viewModel.password = "lovelace"
    viewModel.submit()
    #expect(store.state.login.username == "ada")
    #expect(viewModel.isBusy)
    #expect(viewModel.errorText == nil)
  }

  @Test(
    "says in the user's language what is wrong",
    arguments: [
      (Preferences.Language.english, "Enter your username."), (.simplifiedChinese, "请输入用户名。"),
    ])
  func error(language: Preferences.Language, text: String) {
    store.send(.settings(.preferencesChanged(Preferences(language: language))))
    let viewModel = LoginViewModel(store: store)
    viewModel.submit()
    #expect(viewModel.errorText == text)
  }

  @Test(
    "says whether the server can be reached",
    arguments: [
      (NetworkStatus.offline, "Offline"), (.connecting, "Connecting…"), (.online, "Online"),
    ])
  func network(status: NetworkStatus, text: String) {
    store.send(.networkChanged(status))
    #expect(LoginViewModel(store: store).networkText == text)
  }
}
