import MessengerTexts
import ScreenKit
import Testing

@testable import VIPER

@Suite("The login's view") @MainActor
struct LoginViewControllerTests {
  private let handler = LoginHandlerSpy()
  private let window = Window()
  private let view: LoginViewController

  init() {
    view = LoginViewController(handler: handler, texts: Texts(in: .english))
    window.rootViewController = view
    window.makeKeyAndVisible()
  }

  @Test("reports what was entered, as it was entered")
  func reports() throws {
    try window.enter(" ada", into: "login.username")
    try window.enter("secret ", into: "login.password")
    try window.tap("login.submit")
    try window.focus("login.password")
    try window.pressReturn()
    #expect(handler.submissions == [" ada/secret ", " ada/secret "])
  }

  @Test("shows what it is told, and nothing else")
  func shows() throws {
    #expect(window.visibleView("login.error") == nil)
    view.show(error: "No.")
    view.show(isBusy: true)
    #expect(window.visibleView("login.error")?.accessibilityValue == "No.")
    #expect(window.visibleView("login.busy") != nil)
    #expect(throws: InteractionError.disabled(identifier: "login.submit")) {
      try window.tap("login.submit")
    }
  }
}

@MainActor
private final class LoginHandlerSpy: LoginEventHandler {
  private(set) var submissions: [String] = []

  func viewDidLoad() {}
  func didSubmit(username: String, password: String) {
    submissions.append("\(username)/\(password)")
  }
}
