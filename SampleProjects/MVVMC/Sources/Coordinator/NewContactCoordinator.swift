import ScreenKit

/// Leads to the screen for a new contact, and back when it is saved.
@MainActor
final class NewContactCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any CoordinatorDelegate)?

  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private weak var screen: Screen?

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    let screen = screens.newContact(self)
    self.screen = screen
    screen.onRemoval = { [weak self] in self?.end() }
    navigationController.pushViewController(screen)
  }

  private func end() {
    delegate?.flowHasEnded(self)
  }
}

extension NewContactCoordinator: NewContactViewModelDelegate {
  func contactIsSaved() {
    screen?.leave()
  }
}
