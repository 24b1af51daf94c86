import MessengerHost
import ScreenKit
import Testing

@testable import MVVMC

@Suite @MainActor
struct LoginViewControllerTests {
  private let window = Window()
  private let preferences = FakePreferencesService()
  private let viewModel: LoginViewModel

  init() {
    viewModel = LoginViewModel(
      sessions: FakeSessionService(), network: FakeNetworkStatus(), preferences: preferences)
    window.rootViewController = LoginViewController(viewModel: viewModel)
    window.makeKeyAndVisible()
  }

  private func text(of identifier: String) -> String? {
    window.visibleView(identifier)?.accessibilityValue
  }

  @Test func fieldsAreBoundBothWays() async throws {
    try window.enter("ada", into: "login.username")
    #expect(viewModel.username == "ada")
    viewModel.username = "grace"
    await MainActor.settle()
    #expect(text(of: "login.username") == "grace")
  }

  @Test func theErrorIsBoundToItsLabel() async {
    #expect(window.visibleView("login.error") == nil)
    await viewModel.submit()
    await MainActor.settle()
    #expect(text(of: "login.error") == "Enter your username.")
  }

  @Test func anotherLanguageIsShownWithoutANewScreen() async {
    #expect(text(of: "login.submit") == "Sign in")
    preferences.preferences.language = .simplifiedChinese
    await MainActor.settle()
    #expect(text(of: "login.submit") == "登录")
  }
}
