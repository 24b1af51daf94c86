import ScreenKit

/// Leads through the tab Chats: to a thread, or to a new group and on to its thread.
@MainActor
final class ChatsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigationController: NavigationController

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([screens.chats(self)])
  }

  /// Shows a thread above the list, in the place of whatever is there.
  func showThread(_ id: String) {
    let thread = ThreadCoordinator(
      id, screens: screens, navigationController: navigationController)
    thread.delegate = self
    begin(thread)
  }
}

extension ChatsCoordinator: ChatsViewModelDelegate {
  func threadIsChosen(_ id: String) {
    showThread(id)
  }

  func newGroupIsAskedFor() {
    let newGroup = NewGroupCoordinator(
      screens: screens, navigationController: navigationController)
    newGroup.delegate = self
    begin(newGroup)
  }
}

extension ChatsCoordinator: NewGroupCoordinatorDelegate {
  func groupIsCreated(_ thread: String) {
    showThread(thread)
  }
}
