import ScreenKit

/// Leads from home back to the login, which it knows only by its builder.
@MainActor
final class HomeRouter {
  /// Weak, because the module's view owns, through its presenter, this router.
  weak var viewController: ViewController?

  private let loginBuilder: LoginBuilder

  init(loginBuilder: LoginBuilder) {
    self.loginBuilder = loginBuilder
  }
}

// MARK: - HomeRouterInput

extension HomeRouter: HomeRouterInput {
  func showLogin() {
    viewController?.navigationController?.setViewControllers([loginBuilder.build()])
  }
}
