import ScreenKit

/// Leads to the screen for a new group, and to its thread.
@MainActor
final class NewGroupCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController
  private weak var router: (any ThreadRouter)?

  init(
    screens: any ScreenFactory, navigation: NavigationController, router: any ThreadRouter
  ) {
    self.screens = screens
    self.navigation = navigation
    self.router = router
  }

  func start() {
    let screen = screens.newGroup(self)
    finish(with: screen)
    navigation.pushViewController(screen)
  }
}

extension NewGroupCoordinator: NewGroupNavigation {
  func groupIsCreated(_ thread: String) {
    router?.showThread(thread)
  }
}
