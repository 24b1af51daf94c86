import Accounts

/// Makes the app from the inside out; forget a part, and this does not compile.
@MainActor
public enum CompositionRoot {
  public static func makeAppController(passwords: [String: String]) -> AppController {
    let authentication = PasswordAuthenticationService(passwords: passwords)
    let users = UserManager(authentication: authentication)
    return AppController(users: users)
  }
}
