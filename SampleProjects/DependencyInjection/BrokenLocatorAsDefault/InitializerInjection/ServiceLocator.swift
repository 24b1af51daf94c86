import Accounts

/// Keeps the service that everybody asks for who is given none.
@MainActor
public enum ServiceLocator {
  public static var authentication: any AuthenticationService = PasswordAuthenticationService(
    passwords: [:])
}
