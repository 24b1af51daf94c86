import ScreenKit
import Testing

@testable import VIPER

@Suite @MainActor
struct HomeBuilderTests {
  private let services = AppServices(
    authentication: AuthenticationServiceFake(), sessions: InMemorySessionStore())

  @Test func buildsAModuleThatWorks() {
    services.sessions.current = Session(user: User(name: "Ada"), token: "t")
    let window = Window()
    window.rootViewController = HomeBuilder(services: services).build()
    window.makeKeyAndVisible()
    #expect(window.visibleView("home.greeting")?.accessibilityValue == "Hello, Ada")
  }

  @Test func theViewAloneKeepsTheModuleAlive() {
    weak var released: ViewController?
    do {
      let viewController = HomeBuilder(services: services).build()
      _ = viewController.view
      released = viewController
    }
    #expect(released == nil)
  }

  @Test func theRouterReplacesHomeByTheLogin() {
    let home = HomeBuilder(services: services).build()
    let navigation = NavigationController(rootViewController: home)
    let router = HomeRouter(loginBuilder: LoginBuilder(services: services))
    router.viewController = home
    router.showLogin()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController is LoginViewController)
  }
}
