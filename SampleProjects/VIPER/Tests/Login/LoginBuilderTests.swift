import ScreenKit
import Testing

@testable import VIPER

@Suite @MainActor
struct LoginBuilderTests {
  private let services = AppServices(
    authentication: AuthenticationServiceFake(), sessions: InMemorySessionStore())

  @Test func buildsAModuleThatWorks() throws {
    let window = Window()
    window.rootViewController = LoginBuilder(services: services).build()
    window.makeKeyAndVisible()
    try window.tap("login.submit")
    #expect(window.visibleView("login.error") != nil)
  }

  @Test func theViewAloneKeepsTheModuleAlive() {
    weak var released: ViewController?
    do {
      let viewController = LoginBuilder(services: services).build()
      _ = viewController.view
      released = viewController
    }
    #expect(released == nil)
  }

  @Test func theRouterReplacesTheLoginByHome() {
    let login = LoginBuilder(services: services).build()
    let navigation = NavigationController(rootViewController: login)
    let router = LoginRouter(homeBuilder: HomeBuilder(services: services))
    router.viewController = login
    router.showHome()
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController is HomeViewController)
  }
}
