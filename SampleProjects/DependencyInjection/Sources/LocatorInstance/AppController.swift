/// Decides what the app shows first.
@MainActor
public final class AppController {
  private let users: any UserManaging

  public init(locator: ServiceLocator = .shared) {
    users = locator.locate()
  }

  public var greeting: String {
    users.user.map { "Hello, \($0.name)" } ?? "Please sign in"
  }

  public func signIn(name: String, password: String) {
    users.signIn(name: name, password: password)
  }
}
