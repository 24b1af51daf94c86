import ScreenKit

/// Shows the login, until there is a session.
@MainActor
final class LoginCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let window: Window
  private let dependencies: any AppDependencies

  init(window: Window, dependencies: any AppDependencies) {
    self.window = window
    self.dependencies = dependencies
  }

  func start() {
    window.rootViewController = dependencies.login()
  }
}
