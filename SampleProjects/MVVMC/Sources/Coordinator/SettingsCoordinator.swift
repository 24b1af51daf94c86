import ScreenKit

/// Shows the tab Settings, which leads nowhere.
@MainActor
final class SettingsCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController

  init(screens: any ScreenFactory, navigation: NavigationController) {
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    navigation.setViewControllers([screens.settings()])
  }
}
