import Testing

@testable import MVVM

/// The gain of MVVM: the whole screen, tested without a screen.
@Suite @MainActor
struct LoginViewModelTests {
  private let authentication = AuthenticationServiceFake()
  private let viewModel: LoginViewModel

  init() {
    viewModel = LoginViewModel(authentication: authentication)
    viewModel.username.value = "ada"
    viewModel.password.value = "secret"
  }

  @Test func announcesTheAccount() async {
    let account = Account(name: "Ada", token: "t")
    authentication.result = .success(account)
    var announced: Account?
    viewModel.onSignIn = { announced = $0 }

    await viewModel.submit()
    #expect(announced == account)
    #expect(viewModel.errorMessage.value == nil)
  }

  @Test func isBusyOnlyWhileItWaits() async {
    var wasBusy = false
    authentication.whileWaiting = { [viewModel] in wasBusy = viewModel.isBusy.value }

    await viewModel.submit()
    #expect(wasBusy)
    #expect(!viewModel.isBusy.value)
  }

  @Test func aBusyViewModelDoesNotSubmitAgain() async {
    viewModel.isBusy.value = true
    await viewModel.submit()
    #expect(authentication.received.isEmpty)
  }

  @Test func emptyFieldsNeverReachTheService() async {
    viewModel.password.value = ""
    await viewModel.submit()
    #expect(viewModel.errorMessage.value == SignInError.missingPassword.message)
    #expect(authentication.received.isEmpty)
  }

  @Test(arguments: [
    (SignInError.wrongCredentials, ""),
    (.noConnection, "secret"),
    (.serverFailure, "secret"),
  ])
  func onlyAWrongPasswordIsCleared(error: SignInError, remaining: String) async {
    authentication.result = .failure(error)
    await viewModel.submit()
    #expect(viewModel.errorMessage.value == error.message)
    #expect(viewModel.password.value == remaining)
    #expect(viewModel.username.value == "ada")
  }

  @Test func theLastErrorIsGoneWhileItTriesAgain() async {
    viewModel.errorMessage.value = "No."
    var shown: String? = "not asked"
    authentication.whileWaiting = { [viewModel] in shown = viewModel.errorMessage.value }
    await viewModel.submit()
    #expect(shown == nil)
  }
}
