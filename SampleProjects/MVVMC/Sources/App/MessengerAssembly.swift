import ScreenKit

/// Gives the coordinator of the app its services and screens.
@MainActor
final class MessengerAssembly: AppDependencies {
  private let services: AppServices

  init(services: AppServices) {
    self.services = services
  }

  var sessions: any SessionService { services.sessions }

  func login() -> ViewController {
    LoginViewController(
      viewModel: LoginViewModel(
        sessions: services.sessions, network: services.network,
        preferences: services.preferences))
  }

  func account(of session: Session) -> MainCoordinator.Dependencies {
    let account = Account(session: session, app: services)
    return MainCoordinator.Dependencies(
      screens: MessengerScreenFactory(app: services, account: account),
      conversations: account.services.conversations)
  }
}
