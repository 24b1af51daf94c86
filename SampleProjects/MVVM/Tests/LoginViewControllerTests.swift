import ScreenKit
import Testing

@testable import MVVM

/// All that is left to test in the view: that it is bound.
@Suite @MainActor
struct LoginViewControllerTests {
  private let viewModel = LoginViewModel(authentication: AuthenticationServiceFake())
  private let window = Window()

  init() {
    window.rootViewController = LoginViewController(viewModel: viewModel)
    window.makeKeyAndVisible()
  }

  @Test func fieldsAreBoundBothWays() throws {
    try window.enter("ada", into: "login.username")
    #expect(viewModel.username.value == "ada")
    viewModel.password.value = "secret"
    #expect(window.visibleView("login.password")?.accessibilityValue == "secret")
  }

  @Test func busyIsBoundToButtonAndIndicator() {
    viewModel.isBusy.value = true
    #expect((window.visibleView("login.submit") as? Button)?.isEnabled == false)
    #expect(window.visibleView("login.busy") != nil)
  }

  @Test func theErrorIsBoundToItsLabel() {
    #expect(window.visibleView("login.error") == nil)
    viewModel.errorMessage.value = "No."
    #expect(window.visibleView("login.error")?.accessibilityValue == "No.")
  }
}
