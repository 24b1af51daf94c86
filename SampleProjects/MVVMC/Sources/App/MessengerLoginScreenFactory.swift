import ScreenKit

/// Pairs the screen of the login with its view model.
@MainActor
final class MessengerLoginScreenFactory: LoginScreenFactory {
  private let app: AppServices

  init(app: AppServices) {
    self.app = app
  }

  func login() -> ViewController {
    LoginViewController(
      viewModel: LoginViewModel(
        sessions: app.sessions, network: app.network, preferences: app.preferences))
  }
}
