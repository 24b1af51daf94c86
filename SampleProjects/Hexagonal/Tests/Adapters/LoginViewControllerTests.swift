import MessengerHost
import MessengerTexts
import ScreenKit
import Testing

@testable import Hexagonal

/// A use case that does what a test says.
@MainActor
private final class FakeSigningIn: SigningIn, WatchingConnection {
  var problem: Problem?
  private(set) var attempts: [String] = []

  func signIn(username: String, password: String) async throws(Problem) {
    attempts.append("\(username):\(password)")
    if let problem { throw problem }
  }

  func connectionStatuses() -> AsyncStream<ConnectionStatus> {
    AsyncStream { $0.yield(.connecting) }
  }
}

@Suite("The login screen") @MainActor
struct LoginViewControllerTests {
  private let useCase = FakeSigningIn()
  private let window = Window()

  private func show(isExpired: Bool = false) async {
    window.rootViewController = LoginViewController(
      signingIn: useCase, connection: useCase, isExpired: isExpired, texts: Texts(in: .english))
    window.makeKeyAndVisible()
    await MainActor.settle()
  }

  @Test("hands what was entered to its port")
  func submit() async throws {
    await show()
    try window.enter("ada", into: "login.username")
    try window.enter("lovelace", into: "login.password")
    try window.tap("login.submit")
    await MainActor.settle()
    #expect(useCase.attempts == ["ada:lovelace"])
  }

  @Test("says what the port throws, and clears only a wrong password")
  func problems() async throws {
    await show()
    try window.enter("lovelace", into: "login.password")
    useCase.problem = .noConnection
    try window.tap("login.submit")
    await MainActor.settle()
    #expect(text("login.error") == "No connection. Try again.")
    #expect(text("login.password") == "lovelace")
    useCase.problem = .wrongCredentials
    try window.tap("login.submit")
    await MainActor.settle()
    #expect(text("login.error") == "Wrong username or password.")
    #expect(text("login.password") == "")
  }

  @Test("says how the connection is, and that a session has expired")
  func status() async {
    await show(isExpired: true)
    #expect(text("login.network") == "Connecting…")
    #expect(text("login.error") == "Your session has expired. Sign in again.")
  }

  private func text(_ identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }
}
