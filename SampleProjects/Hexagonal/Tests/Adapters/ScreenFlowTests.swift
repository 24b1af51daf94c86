import ScreenKit
import Testing

@testable import Hexagonal

@Suite @MainActor
struct ScreenFlowTests {
  private let window = Window()
  private let signingOut = FakeSigningOut()

  private func flow(resuming account: Account?) -> ScreenFlow {
    ScreenFlow(
      window: window,
      signingIn: FakeSigningIn(),
      signingOut: signingOut,
      resumingSession: FakeResumingSession(account: account))
  }

  @Test func startsAtTheLoginWithoutASession() {
    flow(resuming: nil).start()
    #expect(window.visibleView("login.submit") != nil)
  }

  @Test func startsAtHomeWithASession() {
    flow(resuming: Account(name: "Ada", token: "t")).start()
    #expect(window.visibleView("home.greeting")?.accessibilityValue == "Hello, Ada")
  }

  @Test func signingOutLeadsBackToTheLogin() throws {
    let flow = flow(resuming: Account(name: "Ada", token: "t"))
    flow.start()
    try window.tap("home.signOut")
    #expect(signingOut.count == 1)
    #expect(window.visibleView("login.submit") != nil)
  }
}
