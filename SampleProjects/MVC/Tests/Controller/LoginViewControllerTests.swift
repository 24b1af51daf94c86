import MessengerHost
import MessengerStorage
import MessengerTexts
import ScreenKit
import Testing

@testable import MVC

/// The price of MVC: a controller is tested with its real view and its real model around it.
@Suite @MainActor
struct LoginViewControllerTests {
  private let window = ScreenKit.Window()
  private let connection = ConnectionFake()

  init() async throws {
    await MainActor.settle()
    let network = NetworkStatus(connection)
    let session = Session(
      connection: connection, network: network, store: Store(try Database.inMemory()))
    window.rootViewController = LoginViewController(
      signIn: SignIn(to: session), network: network, texts: Texts(in: .english))
    window.makeKeyAndVisible()
  }

  private func submit() async throws {
    try window.enter("ada", into: "login.username")
    try window.enter("secret", into: "login.password")
    try window.tap("login.submit")
    await MainActor.settle()
  }

  @Test func isBusyUntilTheReply() async throws {
    try await submit()
    #expect(window.visibleView("login.busy") != nil)
    await connection.answer(.refused(.notAllowed))
    #expect(window.visibleView("login.busy") == nil)
  }

  @Test func clearsAWrongPassword() async throws {
    try await submit()
    await connection.answer(.refused(.wrongCredentials))
    #expect(window.visibleView("login.password")?.accessibilityValue == "")
    #expect(window.visibleView("login.username")?.accessibilityValue == "ada")
  }

  @Test func showsTheNetwork() async {
    #expect(window.visibleView("login.network")?.accessibilityValue == "Online")
    await connection.become(.connecting)
    #expect(window.visibleView("login.network")?.accessibilityValue == "Connecting…")
  }
}
