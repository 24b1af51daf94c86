import MessengerTexts
import ScreenKit
import Testing

@testable import MVC

/// A view needs neither model nor controller: only somebody who listens.
@Suite @MainActor
struct LoginViewTests {
  private let window = ScreenKit.Window()
  private let view = LoginView(texts: Texts(in: .english))

  init() {
    window.addSubview(view)
  }

  @Test func reportsTheTapAndTheReturnKey() throws {
    let submissions = Recorder<String>()
    view.onSubmit = { [unowned view] in submissions.record(view.username) }
    try window.enter("ada", into: "login.username")
    try window.tap("login.submit")
    try window.focus("login.password")
    try window.pressReturn()
    #expect(submissions.values == ["ada", "ada"])
  }

  @Test func cannotBeSubmittedWhileBusy() throws {
    let submissions = Recorder<Void>()
    view.onSubmit = { submissions.record(()) }
    view.isBusy = true
    try window.focus("login.password")
    try window.pressReturn()
    #expect(throws: InteractionError.disabled(identifier: "login.submit")) {
      try window.tap("login.submit")
    }
    #expect(submissions.values.isEmpty)
  }

  @Test func showsAnErrorOnlyIfThereIsOne() {
    #expect(window.visibleView("login.error") == nil)
    view.error = "No."
    #expect(window.visibleView("login.error")?.accessibilityValue == "No.")
    view.error = nil
    #expect(window.visibleView("login.error") == nil)
  }
}
