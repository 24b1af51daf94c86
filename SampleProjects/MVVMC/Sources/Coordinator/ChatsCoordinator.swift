import ScreenKit

/// The way through the tab Chats.
@MainActor
final class ChatsCoordinator: ChatsNavigation {
  private let screens: ScreenFactory
  private weak var navigation: NavigationController?
  private weak var router: (any ThreadRouter)?

  init(screens: ScreenFactory, in navigation: NavigationController, router: any ThreadRouter) {
    self.screens = screens
    self.navigation = navigation
    self.router = router
  }

  func start() {
    navigation?.setViewControllers([screens.chats(self)])
  }

  func showThread(_ id: String) {
    router?.showThread(id)
  }

  func showNewGroup() {
    guard let router else { return }
    navigation?.pushViewController(screens.newGroup(NewGroupCoordinator(router: router)))
  }
}
