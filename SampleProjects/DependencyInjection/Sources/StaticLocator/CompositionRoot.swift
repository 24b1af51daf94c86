import Accounts

/// Registers what the app consists of; forget a part, and this compiles all the same.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(
    passwords: [String: String]
  ) throws(MissingService) -> AppController {
    ServiceLocator.register(
      PasswordAuthenticationService(passwords: passwords), as: (any AuthenticationService).self)
    ServiceLocator.register(UserManager())
    return try AppController()
  }
}
