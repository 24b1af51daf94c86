import Accounts

/// Registers what the app consists of; forget a part, and this compiles all the same.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(
    passwords: [String: String], locator: ServiceLocator = .shared
  ) throws(MissingService) -> AppController {
    locator.register(
      PasswordAuthenticationService(passwords: passwords), as: (any AuthenticationService).self)
    locator.register(UserManager(locator: locator), as: (any UserManaging).self)
    return try AppController(locator: locator)
  }
}
