import Accounts

/// Makes the app from the inside out; forget a part, and this does not compile.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(passwords: [String: String]) -> AppController {
    AppController(users: makeUserManager(passwords: passwords))
  }

  fileprivate static func makeUserManager(passwords: [String: String]) -> UserManager {
    UserManager(authentication: PasswordAuthenticationService(passwords: passwords))
  }
}

extension UserManager {
  /// The one that everybody uses who is given no other; it knows nobody yet.
  public static let shared = CompositionRoot.makeUserManager(passwords: [:])
}
