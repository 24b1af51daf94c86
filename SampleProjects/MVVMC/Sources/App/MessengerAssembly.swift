import ScreenKit

/// Gives the coordinator of the app its services and screens, and owns the account of who is signed in.
@MainActor
final class MessengerAssembly: AppDependencies {
  let screens: any LoginScreenFactory

  private let services: AppServices

  /// What is kept equal to what the server knows, until the session ends.
  private var account: Account?

  init(services: AppServices) {
    self.services = services
    screens = MessengerLoginScreenFactory(app: services)
  }

  var sessions: any SessionService { services.sessions }

  func beginAccount(of session: Session) -> MainCoordinator.Dependencies {
    let account = Account(session: session, app: services)
    self.account = account
    return MainCoordinator.Dependencies(
      screens: MessengerScreenFactory(
        app: services, services: account.services, user: session.handle),
      conversations: account.services.conversations)
  }

  func endAccount() {
    account = nil
  }
}
