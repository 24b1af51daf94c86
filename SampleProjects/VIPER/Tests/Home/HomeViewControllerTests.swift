import ScreenKit
import Testing

@testable import VIPER

@Suite @MainActor
struct HomeViewControllerTests {
  private let presenter = HomeViewOutputSpy()
  private let window = Window()
  private let viewController: HomeViewController

  init() {
    viewController = HomeViewController(presenter: presenter)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  @Test func tellsThePresenterWhatHappens() throws {
    try window.tap("home.signOut")
    #expect(presenter.calls == ["view did load", "sign out"])
  }

  @Test func showsWhatItIsTold() {
    viewController.show(greeting: "Hello, Ada")
    #expect(window.visibleView("home.greeting")?.accessibilityValue == "Hello, Ada")
  }
}
