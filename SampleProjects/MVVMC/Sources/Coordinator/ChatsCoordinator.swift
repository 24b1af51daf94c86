import ScreenKit

/// Leads through the tab Chats.
@MainActor
final class ChatsCoordinator: Coordinator {
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
    navigation.setViewControllers([screens.chats(self)])
  }
}

extension ChatsCoordinator: ChatsNavigation {
  func showThread(_ id: String) {
    begin(ThreadCoordinator(of: id, screens: screens, navigation: navigation))
  }

  func showNewGroup() {
    guard let router else { return }
    begin(NewGroupCoordinator(screens: screens, navigation: navigation, router: router))
  }
}
