import Accounts

/// The composition root: what the app consists of, and what of it depends on the context.
extension Container {
  public var authentication: any AuthenticationService {
    instance(of: \.authentication, .cached) {
      switch context {
      case .app(let passwords): PasswordAuthenticationService(passwords: passwords)
      case .preview: FixedAuthenticationService(answer: User(name: "Preview"))
      case .test: FixedAuthenticationService(answer: nil)
      }
    }
  }

  public var users: any UserManaging {
    instance(of: \.users, .graph) { UserManager(authentication: authentication) }
  }

  public var appController: AppController {
    instance(of: \.appController, .unique) { AppController(users: users) }
  }
}
