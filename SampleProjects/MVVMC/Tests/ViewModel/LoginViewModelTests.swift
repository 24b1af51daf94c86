import Testing

@testable import MVVMC

/// What MVVMC is for: the whole screen, tested without a screen.
@Suite @MainActor
struct LoginViewModelTests {
  private let sessions = FakeSessionService()
  private let network = FakeNetworkStatus()
  private let preferences = FakePreferencesService()

  private func makeViewModel() -> LoginViewModel {
    let viewModel = LoginViewModel(
      sessions: sessions, network: network, preferences: preferences)
    viewModel.username = " ada "
    viewModel.password = "lovelace"
    return viewModel
  }

  @Test func asksTheServiceForWhatIsInTheFields() async throws {
    await makeViewModel().submit()
    #expect(sessions.received == [try Credentials(username: "ada", password: "lovelace")])
  }

  @Test func isBusyOnlyWhileItWaits() async {
    let viewModel = makeViewModel()
    var wasBusy = false
    sessions.whileWaiting = { wasBusy = viewModel.isBusy }
    await viewModel.submit()
    #expect(wasBusy)
    #expect(!viewModel.isBusy)
  }

  @Test func emptyFieldsNeverReachTheService() async {
    let viewModel = makeViewModel()
    viewModel.password = ""
    await viewModel.submit()
    #expect(viewModel.errorText == "Enter your password.")
    #expect(sessions.received.isEmpty)
  }

  @Test(arguments: [
    (ServiceError.wrongCredentials, "", "Wrong username or password."),
    (.noConnection, "lovelace", "No connection. Try again."),
    (.refused, "lovelace", "Something went wrong. Try again later."),
  ])
  func onlyAWrongPasswordIsCleared(error: ServiceError, password: String, text: String) async {
    let viewModel = makeViewModel()
    sessions.error = error
    await viewModel.submit()
    #expect(viewModel.errorText == text)
    #expect(viewModel.password == password)
    #expect(viewModel.username == " ada ")
  }

  @Test func theLastErrorIsGoneWhileItTriesAgain() async {
    let viewModel = makeViewModel()
    sessions.error = .noConnection
    await viewModel.submit()
    var shown: String? = "not asked"
    sessions.whileWaiting = { shown = viewModel.errorText }
    await viewModel.submit()
    #expect(shown == nil)
  }

  @Test func saysThatTheSessionHasExpired() {
    #expect(makeViewModel().errorText == nil)
    sessions.hasExpired = true
    #expect(makeViewModel().errorText == "Your session has expired. Sign in again.")
  }

  @Test(arguments: [
    (NetworkState.offline, "Offline"), (.connecting, "Connecting…"), (.online, "Online"),
  ])
  func saysWhetherTheServerCanBeReached(state: NetworkState, text: String) {
    network.state = state
    #expect(makeViewModel().networkText == text)
  }

  @Test func speaksTheLanguageOfThePreferences() {
    network.state = .online
    preferences.preferences.language = .simplifiedChinese
    #expect(makeViewModel().networkText == "在线")
  }
}
