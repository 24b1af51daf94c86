import ScreenKit

/// Leads to a thread's screen above the list of chats, and back.
@MainActor
final class ThreadCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController
  private let thread: String
  private weak var screen: Screen?

  init(of thread: String, screens: any ScreenFactory, navigation: NavigationController) {
    self.thread = thread
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    let screen = screens.thread(thread, self)
    self.screen = screen
    finish(with: screen)
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + [screen])
  }
}

extension ThreadCoordinator: ThreadNavigation {
  func threadIsGone() {
    screen?.leave()
  }
}
