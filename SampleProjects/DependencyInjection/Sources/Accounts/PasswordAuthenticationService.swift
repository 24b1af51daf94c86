/// Compares passwords with those that it was given.
public final class PasswordAuthenticationService: AuthenticationService {
  private let passwords: [String: String]

  /// - Parameter passwords: By the name of the user.
  public init(passwords: [String: String]) {
    self.passwords = passwords
  }

  public func user(named name: String, password: String) -> User? {
    passwords[name] == password ? User(name: name) : nil
  }
}
