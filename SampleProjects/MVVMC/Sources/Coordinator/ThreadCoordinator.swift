import ScreenKit

/// Leads to a thread, in the place of whatever is above the list of threads, and back.
@MainActor
final class ThreadCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let id: String
  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private weak var screen: Screen?

  init(_ id: String, screens: any ScreenFactory, navigationController: NavigationController) {
    self.id = id
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    let screen = screens.thread(id, self)
    self.screen = screen
    screen.onRemoval = { [weak self] in self?.end() }
    navigationController.setViewControllers(
      navigationController.viewControllers.prefix(1) + [screen])
  }

  private func end() {
    delegate?.flowHasEnded(self)
  }
}

extension ThreadCoordinator: ThreadViewModelDelegate {
  func threadIsGone() {
    screen?.leave()
  }
}
