import ScreenKit
import Testing

@testable import MVC

/// The view needs neither model nor controller: only somebody who listens.
@Suite @MainActor
struct LoginViewTests {
  private let view = LoginView()

  @Test func reportsTheTap() throws {
    var submissions = 0
    view.onSubmit = { submissions += 1 }
    let button = try #require(view.firstView(withIdentifier: "login.submit") as? Button)
    button.sendActions(for: .primaryActionTriggered)
    #expect(submissions == 1)
  }

  @Test func cannotBeSubmittedWhileBusy() throws {
    let button = try #require(view.firstView(withIdentifier: "login.submit") as? Button)
    view.isBusy = true
    #expect(!button.isEnabled)
    view.isBusy = false
    #expect(button.isEnabled)
  }

  @Test func showsAnErrorOnlyIfThereIsOne() throws {
    let label = try #require(view.firstView(withIdentifier: "login.error"))
    #expect(!label.isVisible)
    view.error = "No."
    #expect(label.isVisible)
    view.error = nil
    #expect(!label.isVisible)
  }
}
