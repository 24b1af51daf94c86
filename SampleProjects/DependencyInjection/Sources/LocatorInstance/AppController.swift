/// Decides what the app shows first.
@MainActor
public final class AppController {
  private let users: any UserManaging

  public init(locator: ServiceLocator = .shared) throws(MissingService) {
    users = try locator.locate((any UserManaging).self)
  }

  public var greeting: String {
    users.user.map { "Hello, \($0.name)" } ?? "Please sign in"
  }

  public func signIn(name: String, password: String) throws(MissingService) {
    try users.signIn(name: name, password: password)
  }
}
