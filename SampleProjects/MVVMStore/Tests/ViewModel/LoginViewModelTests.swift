import MessengerHost
import Testing

@testable import MVVMStore

@Suite("The login's view model") @MainActor
struct LoginViewModelTests {
  private let handler = StubHandler<LoginState>()

  @Test("turns what is typed and touched into events")
  func events() async throws {
    let viewModel = makeViewModel()
    viewModel.username = "ada"
    viewModel.password = "lovelace"
    viewModel.submit()
    await MainActor.settle()
    #expect(
      handler.effects == [.signIn(try Credentials(username: "ada", password: "lovelace"))])
    #expect(viewModel.isBusy)
    #expect(viewModel.errorText == nil)
    await handler.send(.refused(.wrongCredentials))
    #expect(viewModel.password.isEmpty)
    #expect(viewModel.errorText == "Wrong username or password.")
  }

  @Test(
    "says in the user's language what is wrong",
    arguments: [
      (Preferences.Language.english, "Enter your username."), (.simplifiedChinese, "请输入用户名。"),
    ])
  func error(language: Preferences.Language, text: String) {
    let viewModel = makeViewModel(.speaking(language))
    viewModel.submit()
    #expect(viewModel.errorText == text)
  }

  @Test(
    "says whether the server can be reached",
    arguments: [
      (NetworkStatus.offline, "Offline"), (.connecting, "Connecting…"), (.online, "Online"),
    ])
  func network(status: NetworkStatus, text: String) async {
    let network = StubHandler<NetworkState>()
    let viewModel = makeViewModel(.speaking(network: network))
    await network.send(.statusChanged(status))
    #expect(viewModel.networkText == text)
  }

  private func makeViewModel(_ shared: SharedViewModels = .speaking()) -> LoginViewModel {
    LoginViewModel(store: Store(LoginState(), handler: handler), shared: shared)
  }
}
