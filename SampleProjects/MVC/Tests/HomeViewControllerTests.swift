import ScreenKit
import SignInBehaviour
import Testing

@testable import MVC

@Suite @MainActor
struct HomeViewControllerTests {
  private let window = Window()
  private let session: Session
  private let navigation: NavigationController

  init() {
    let transport = StubTransport(answering: nil)
    session = Session(authentication: AuthenticationService(transport: transport))
    let home = HomeViewController(session: session, account: Account(name: "Ada", token: "t"))
    navigation = NavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  @Test func greets() {
    #expect(window.visibleView("home.greeting")?.accessibilityValue == "Hello, Ada")
  }

  @Test func givesWayToTheLoginOnceSignedOut() throws {
    try window.tap("home.signOut")
    #expect(session.state == .signedOut)
    #expect(navigation.topViewController is LoginViewController)
  }
}
