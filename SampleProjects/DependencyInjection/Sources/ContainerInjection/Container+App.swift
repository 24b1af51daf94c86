import Accounts

/// The composition root: what the app consists of, and what of it depends on the context.
///
/// Others can have the controller; of what it is made is no business of theirs.
extension Container {
  var authentication: any AuthenticationService {
    instance(of: \.authentication, .cached) {
      switch context {
      case .app(let passwords): PasswordAuthenticationService(passwords: passwords)
      case .preview: FixedAuthenticationService(answer: User(name: "Preview"))
      case .test: FixedAuthenticationService(answer: nil)
      }
    }
  }

  var users: any UserManaging {
    instance(of: \.users, .cached) { UserManager(authentication: authentication) }
  }

  public var appController: AppController {
    instance(of: \.appController, .unique) { AppController(users: users) }
  }
}
