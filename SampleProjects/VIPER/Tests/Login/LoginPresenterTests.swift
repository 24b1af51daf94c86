import Testing

@testable import VIPER

/// The gain of VIPER: every part can be tested between spies.
@Suite @MainActor
struct LoginPresenterTests {
  private let view = LoginViewSpy()
  private let interactor = LoginInteractorSpy()
  private let router = LoginRouterSpy()
  private let presenter: LoginPresenter

  init() {
    presenter = LoginPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func submittingIsBusyAndAsksTheInteractor() {
    presenter.didTapSubmit(username: "ada", password: "secret")
    #expect(view.calls == ["error: none", "busy: true"])
    #expect(interactor.calls == ["sign in ada secret"])
    #expect(router.calls.isEmpty)
  }

  @Test func successLeadsHome() {
    presenter.didSignIn()
    #expect(view.calls == ["busy: false"])
    #expect(router.calls == ["show home"])
  }

  @Test func aWrongPasswordIsCleared() {
    presenter.didFailToSignIn(.wrongCredentials)
    #expect(
      view.calls == ["busy: false", "error: Wrong username or password.", "clear password"])
    #expect(router.calls.isEmpty)
  }

  @Test(arguments: [
    (LoginFailure.missingUsername, "Enter your username."),
    (.missingPassword, "Enter your password."),
    (.noConnection, "No connection. Try again."),
    (.serverFailure, "Something went wrong. Try again later."),
  ])
  func otherFailuresAreOnlyShown(failure: LoginFailure, message: String) {
    presenter.didFailToSignIn(failure)
    #expect(view.calls == ["busy: false", "error: \(message)"])
  }
}
