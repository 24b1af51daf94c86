/// Decides what the app shows first.
@MainActor
public final class AppController {
  private let users: any UserManaging

  init(users: any UserManaging) {
    self.users = users
  }

  public var greeting: String {
    users.user.map { "Hello, \($0.name)" } ?? "Please sign in"
  }

  public func signIn(name: String, password: String) {
    users.signIn(name: name, password: password)
  }
}
