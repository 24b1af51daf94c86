import ScreenKit

/// Drives the domain from the screen: decides which screen comes next.
@MainActor
final class ScreenFlow {
  private let window: Window
  private let signingIn: any SigningIn
  private let signingOut: any SigningOut
  private let resumingSession: any ResumingSession
  private let navigation = NavigationController()

  init(
    window: Window,
    signingIn: any SigningIn,
    signingOut: any SigningOut,
    resumingSession: any ResumingSession
  ) {
    self.window = window
    self.signingIn = signingIn
    self.signingOut = signingOut
    self.resumingSession = resumingSession
  }

  func start() {
    if let account = resumingSession.resume() {
      showHome(of: account)
    } else {
      showLogin()
    }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func showLogin() {
    let login = LoginViewController(signingIn: signingIn)
    login.onSignIn = { [weak self] account in self?.showHome(of: account) }
    navigation.setViewControllers([login])
  }

  private func showHome(of account: Account) {
    let home = HomeViewController(account: account, signingOut: signingOut)
    home.onSignOut = { [weak self] in self?.showLogin() }
    navigation.setViewControllers([home])
  }
}
