import MessengerHost
import ScreenKit
import SignInBehaviour
import Testing

@testable import MVC

/// The price of MVC: a controller is tested with its real view and its real model around it.
@Suite @MainActor
struct LoginViewControllerTests {
  private let window = Window()
  private let session: Session
  private let navigation: NavigationController

  init() {
    let transport = StubTransport(answering: nil)
    session = Session(authentication: AuthenticationService(transport: transport))
    navigation = NavigationController(rootViewController: LoginViewController(session: session))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func listensToTheSessionOnceItAppears() {
    #expect(session.delegate === navigation.topViewController)
  }

  @Test func showsWhyTheSessionIsRefused() async throws {
    try window.enter("ada", into: "login.username")
    try window.enter("secret", into: "login.password")
    try window.tap("login.submit")
    await session.attempt?.value
    #expect(
      window.visibleView("login.error")?.accessibilityValue == SignInError.noConnection.message)
  }

  @Test func givesWayToHomeOnceSignedIn() throws {
    let login = try #require(navigation.topViewController as? LoginViewController)
    login.session(session, didChangeTo: .signedIn(Account(name: "Ada", token: "t")))
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController is HomeViewController)
    #expect(session.delegate === navigation.topViewController)
  }
}
