import ScreenKit
import Testing

@testable import Hexagonal

/// A driving adapter is tested against the port that it drives.
@Suite @MainActor
struct LoginViewControllerTests {
  private let signingIn = FakeSigningIn()
  private let window = Window()
  private let login: LoginViewController

  init() {
    login = LoginViewController(signingIn: signingIn)
    window.rootViewController = login
    window.makeKeyAndVisible()
  }

  @Test func announcesTheAccount() async {
    let ada = Account(name: "Ada", token: "t")
    signingIn.result = .success(ada)
    var announced: Account?
    login.onSignIn = { announced = $0 }
    await login.submit()
    #expect(announced == ada)
  }

  @Test(arguments: [
    (SignInError.wrongCredentials, ""),
    (.noConnection, "secret"),
  ])
  func showsTheErrorAndClearsOnlyAWrongPassword(
    error: SignInError, remaining: String
  ) async throws {
    try window.enter("secret", into: "login.password")
    signingIn.result = .failure(error)
    await login.submit()
    #expect(window.visibleView("login.error")?.accessibilityValue == error.message)
    #expect(window.visibleView("login.password")?.accessibilityValue == remaining)
  }
}
