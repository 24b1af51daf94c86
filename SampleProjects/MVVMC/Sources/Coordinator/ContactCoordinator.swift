import ScreenKit

/// Leads to a contact's screen, and to the thread with it or back.
@MainActor
final class ContactCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController
  private let handle: String
  private weak var router: (any ThreadRouter)?
  private weak var screen: Screen?

  init(
    of handle: String, screens: any ScreenFactory, navigation: NavigationController,
    router: any ThreadRouter
  ) {
    self.handle = handle
    self.screens = screens
    self.navigation = navigation
    self.router = router
  }

  func start() {
    guard let screen = screens.contact(handle, self) else { return finish() }
    self.screen = screen
    finish(with: screen)
    navigation.pushViewController(screen)
  }
}

extension ContactCoordinator: ContactNavigation {
  func showThread(_ id: String) {
    router?.showThread(id)
  }

  func contactIsGone() {
    screen?.leave()
  }
}
