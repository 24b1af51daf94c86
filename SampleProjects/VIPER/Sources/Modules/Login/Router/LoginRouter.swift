import ScreenKit

/// Leads from the login to the next module, which it knows only by its builder.
@MainActor
final class LoginRouter {
  /// Weak, because the module's view owns, through its presenter, this router.
  weak var viewController: ViewController?

  private let homeBuilder: HomeBuilder

  init(homeBuilder: HomeBuilder) {
    self.homeBuilder = homeBuilder
  }
}

// MARK: - LoginRouterInput

extension LoginRouter: LoginRouterInput {
  func showHome() {
    viewController?.navigationController?.setViewControllers([homeBuilder.build()])
  }
}
