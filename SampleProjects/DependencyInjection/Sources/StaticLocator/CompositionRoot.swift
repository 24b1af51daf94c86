import Accounts

/// Replaces the defaults by what the app consists of; forget one, and the default is used in silence.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(passwords: [String: String]) -> AppController {
    ServiceLocator.authentication = PasswordAuthenticationService(passwords: passwords)
    ServiceLocator.users = UserManager()
    return AppController()
  }
}
