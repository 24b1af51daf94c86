import ScreenKit
import Testing

@testable import VIPER

@Suite @MainActor
struct LoginViewControllerTests {
  private let presenter = LoginViewOutputSpy()
  private let window = Window()
  private let viewController: LoginViewController

  init() {
    viewController = LoginViewController(presenter: presenter)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  @Test func tellsThePresenterWhatWasEntered() throws {
    try window.enter("ada", into: "login.username")
    try window.enter("secret", into: "login.password")
    try window.tap("login.submit")
    #expect(presenter.calls == ["submit ada secret"])
  }

  @Test func showsWhatItIsTold() {
    viewController.show(isBusy: true)
    viewController.show(error: "No.")
    #expect(window.visibleView("login.busy") != nil)
    #expect(window.visibleView("login.error")?.accessibilityValue == "No.")

    viewController.show(isBusy: false)
    viewController.show(error: nil)
    #expect(window.visibleView("login.busy") == nil)
    #expect(window.visibleView("login.error") == nil)
  }
}
