import MessengerTexts
import Testing

@testable import VIPER

@Suite("What the login says") @MainActor
struct LoginPresenterTests {
  private let view = LoginViewSpy()

  private func presenter(isExpired: Bool = false) -> LoginPresenter {
    let presenter = LoginPresenter(
      interactor: LoginInteractorDummy(), texts: Texts(in: .english), isExpired: isExpired)
    presenter.view = view
    return presenter
  }

  @Test("is nothing at first")
  func silent() {
    presenter().viewDidLoad()
    #expect(view.calls.isEmpty)
  }

  @Test("is that the session has expired, if it has")
  func expired() {
    presenter(isExpired: true).viewDidLoad()
    #expect(view.calls == ["error Your session has expired. Sign in again."])
  }

  @Test("is hidden while a new attempt is under way")
  func busy() {
    presenter().signInDidStart()
    #expect(view.calls == ["error -", "busy true"])
  }

  @Test("is that the credentials are wrong, and the password is gone")
  func wrongCredentials() {
    presenter().signInDidFail(.wrongCredentials)
    #expect(view.calls == ["busy false", "error Wrong username or password.", "clear password"])
  }

  @Test("is that there is no connection, and the password stays")
  func noConnection() {
    presenter().signInDidFail(.request(.noConnection))
    #expect(view.calls == ["busy false", "error No connection. Try again."])
  }
}

@MainActor
private final class LoginInteractorDummy: LoginInteractorInput {
  func start() {}
  func signIn(username: String, password: String) {}
}

@MainActor
private final class LoginViewSpy: LoginViewInterface {
  private(set) var calls: [String] = []

  func show(isBusy: Bool) { calls.append("busy \(isBusy)") }
  func show(error: String?) { calls.append("error \(error ?? "-")") }
  func show(network: String) { calls.append("network \(network)") }
  func clearPassword() { calls.append("clear password") }
}
