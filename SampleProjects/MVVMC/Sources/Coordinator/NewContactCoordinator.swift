import ScreenKit

/// Leads to the screen for a new contact, and back.
@MainActor
final class NewContactCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController
  private weak var screen: Screen?

  init(screens: any ScreenFactory, navigation: NavigationController) {
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    let screen = screens.newContact(self)
    self.screen = screen
    finish(with: screen)
    navigation.pushViewController(screen)
  }
}

extension NewContactCoordinator: NewContactNavigation {
  func contactIsSaved() {
    screen?.leave()
  }
}
