import ScreenKit

/// Leads through the tab Chats: to a thread, or to a new group and on to its thread.
@MainActor
final class ChatsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private weak var thread: ViewController?
  private weak var newGroup: ViewController?

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([screens.chats(self)])
  }

  /// Shows a thread above the list, in the place of whatever is there.
  func showThread(_ id: String) {
    let screen = screens.thread(id, self)
    thread = screen
    navigationController.setViewControllers(
      navigationController.viewControllers.prefix(1) + [screen])
  }
}

extension ChatsCoordinator: ChatsViewModelDelegate {
  func showNewGroup() {
    let screen = screens.newGroup(self)
    newGroup = screen
    navigationController.pushViewController(screen)
  }
}

extension ChatsCoordinator: NewGroupViewModelDelegate, ThreadViewModelDelegate {
  func groupIsCreated(_ thread: String) {
    // Who has left the screen meanwhile is not led away from where they are.
    if newGroup != nil { showThread(thread) }
  }

  func threadIsGone() {
    thread?.leave()
  }
}
