import ScreenKit
import Testing

@testable import MVP

@Suite("The login's view") @MainActor
struct LoginViewControllerTests {
  private let presenter = FakePresenter()
  private let view: LoginViewController
  private let window = Window()

  init() {
    view = LoginViewController(presenter: presenter)
    window.rootViewController = view
    window.makeKeyAndVisible()
  }

  @Test("reports what is entered, as it is entered, by button and by return key")
  func reports() throws {
    try window.enter(" ada ", into: "login.username")
    try window.enter("lovelace", into: "login.password")
    try window.tap("login.submit")
    try window.pressReturn()

    #expect(presenter.submitted == [" ada /lovelace", " ada /lovelace"])
  }

  @Test("shows what it is told")
  func shows() throws {
    #expect(window.visibleView("login.error") == nil)
    view.showAttempt(AttemptState(isUnderWay: true, canStart: false, error: "No."))

    #expect(window.visibleView("login.error")?.accessibilityValue == "No.")
    #expect(window.visibleView("login.busy") != nil)
    #expect(throws: InteractionError.disabled(identifier: "login.submit")) {
      try window.tap("login.submit")
    }
  }

  @Test("clears the password, and nothing else")
  func clears() throws {
    try window.enter("ada", into: "login.username")
    try window.enter("byron", into: "login.password")
    view.clearPassword()

    #expect(window.visibleView("login.username")?.accessibilityValue == "ada")
    #expect(window.visibleView("login.password")?.accessibilityValue == "")
  }
}

private final class FakePresenter: LoginPresenterInterface {
  private(set) var submitted: [String] = []

  func viewDidLoad() {}

  func submit(username: String, password: String) {
    submitted.append("\(username)/\(password)")
  }
}
