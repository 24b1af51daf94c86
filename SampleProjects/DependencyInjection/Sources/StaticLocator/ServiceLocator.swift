import Accounts

/// What everybody asks for: a typed static for each service, with a default, so none can be missing.
///
/// There is one of each for the whole process.
@MainActor
public enum ServiceLocator {
  public static var authentication: any AuthenticationService = PasswordAuthenticationService(
    passwords: [:])
  public static var users: any UserManaging = UserManager()
}
