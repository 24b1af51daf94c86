import ScreenKit

/// Who leads on when a group has been made.
@MainActor
protocol NewGroupCoordinatorDelegate: CoordinatorDelegate {
  /// - Parameter thread: The identifier of the group's thread.
  func groupIsCreated(_ thread: String)
}

/// Leads to the screen for a new group.
@MainActor
final class NewGroupCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any NewGroupCoordinatorDelegate)?

  private let screens: any ScreenFactory
  private let navigationController: NavigationController

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    let screen = screens.newGroup(self)
    screen.onRemoval = { [weak self] in self?.end() }
    navigationController.pushViewController(screen)
  }

  private func end() {
    delegate?.flowHasEnded(self)
  }
}

extension NewGroupCoordinator: NewGroupViewModelDelegate {
  func groupIsCreated(_ thread: String) {
    delegate?.groupIsCreated(thread)
  }
}
