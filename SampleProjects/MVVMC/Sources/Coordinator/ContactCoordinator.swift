import ScreenKit

/// Who leads on from a contact.
@MainActor
protocol ContactCoordinatorDelegate: CoordinatorDelegate {
  /// - Parameter id: The identifier of the thread with the contact.
  func threadIsOpened(_ id: String)
}

/// Leads to a contact, and back.
@MainActor
final class ContactCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ContactCoordinatorDelegate)?

  private let handle: String
  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private weak var screen: Screen?

  init(of handle: String, screens: any ScreenFactory, navigationController: NavigationController) {
    self.handle = handle
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    let screen = screens.contact(handle, self)
    self.screen = screen
    screen.onRemoval = { [weak self] in self?.end() }
    navigationController.pushViewController(screen)
  }

  private func end() {
    delegate?.flowHasEnded(self)
  }
}

extension ContactCoordinator: ContactViewModelDelegate {
  func threadIsOpened(_ id: String) {
    delegate?.threadIsOpened(id)
  }

  func contactIsGone() {
    screen?.leave()
  }
}
