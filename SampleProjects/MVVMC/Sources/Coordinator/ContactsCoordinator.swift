import ScreenKit

/// Leads through the tab Contacts: to a contact, or to a new one and back.
@MainActor
final class ContactsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  /// Who leads to what lies in another tab.
  weak var delegate: (any ContactsCoordinatorDelegate)?

  private let screens: any ScreenFactory
  private let navigationController: NavigationController
  private weak var contact: ViewController?
  private weak var newContact: ViewController?

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([screens.contacts(self)])
  }
}

extension ContactsCoordinator: ContactsViewModelDelegate {
  func showContact(_ handle: String) {
    let screen = screens.contact(handle, self)
    contact = screen
    navigationController.pushViewController(screen)
  }

  func showNewContact() {
    let screen = screens.newContact(self)
    newContact = screen
    navigationController.pushViewController(screen)
  }
}

extension ContactsCoordinator: ContactViewModelDelegate, NewContactViewModelDelegate {
  func showThread(_ id: String) {
    // Who has left the screen meanwhile is not led away from where they are.
    if contact != nil { delegate?.showThread(id) }
  }

  func contactIsGone() {
    contact?.leave()
  }

  func contactIsSaved() {
    newContact?.leave()
  }
}
