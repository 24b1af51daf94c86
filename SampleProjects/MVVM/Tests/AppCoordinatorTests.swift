import MessengerHost
import ScreenKit
import Testing

@testable import MVVM

/// Navigation is tested apart from screens and their state.
@Suite @MainActor
struct AppCoordinatorTests {
  private let window = Window()
  private let authentication = AuthenticationServiceFake()
  private let coordinator: AppCoordinator

  init() {
    coordinator = AppCoordinator(window: window, authentication: authentication)
    coordinator.start()
  }

  private var top: ViewController? {
    (window.rootViewController as? NavigationController)?.topViewController
  }

  @Test func startsAtTheLogin() {
    #expect(top is LoginViewController)
  }

  @Test func leadsHomeAndBack() async throws {
    authentication.result = .success(Account(name: "Ada", token: "t"))
    try window.enter("ada", into: "login.username")
    try window.enter("secret", into: "login.password")
    try window.tap("login.submit")
    await MainActor.settle()
    #expect(top is HomeViewController)

    try window.tap("home.signOut")
    #expect(top is LoginViewController)
  }
}
