import ScreenKit

/// Decides which screen comes next.
///
/// Pairs each view with its view model, so that neither has to know another screen.
@MainActor
final class AppCoordinator {
  private let window: Window
  private let authentication: any AuthenticationService
  private let navigation = NavigationController()

  init(window: Window, authentication: any AuthenticationService) {
    self.window = window
    self.authentication = authentication
  }

  func start() {
    showLogin()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func showLogin() {
    let viewModel = LoginViewModel(authentication: authentication)
    viewModel.onSignIn = { [weak self] account in self?.showHome(of: account) }
    navigation.setViewControllers([LoginViewController(viewModel: viewModel)])
  }

  private func showHome(of account: Account) {
    let viewModel = HomeViewModel(account: account)
    viewModel.onSignOut = { [weak self] in self?.showLogin() }
    navigation.setViewControllers([HomeViewController(viewModel: viewModel)])
  }
}
