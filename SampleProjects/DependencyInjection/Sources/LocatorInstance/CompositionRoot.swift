import Accounts

/// Registers what the app consists of; forget a part, and this compiles all the same.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(
    passwords: [String: String], locator: ServiceLocator = .shared
  ) -> AppController {
    locator.register((any UserManaging).self) { UserManager(locator: $0) }
    locator.register((any AuthenticationService).self) { _ in
      PasswordAuthenticationService(passwords: passwords)
    }
    return AppController(locator: locator)
  }
}
