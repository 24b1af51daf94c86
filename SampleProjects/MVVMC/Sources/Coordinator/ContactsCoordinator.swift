import ScreenKit

/// Leads through the tab Contacts: to a contact, or to a new one and back.
@MainActor
final class ContactsCoordinator: Coordinator {
  var childCoordinators: [any Coordinator] = []

  /// Who leads to what lies in another tab.
  weak var delegate: (any ContactsCoordinatorDelegate)?

  private let screens: any ScreenFactory
  private let navigationController: NavigationController

  init(screens: any ScreenFactory, navigationController: NavigationController) {
    self.screens = screens
    self.navigationController = navigationController
  }

  func start() {
    navigationController.setViewControllers([screens.contacts(self)])
  }
}

extension ContactsCoordinator: ContactsViewModelDelegate {
  func contactIsChosen(_ handle: String) {
    let contact = ContactCoordinator(
      of: handle, screens: screens, navigationController: navigationController)
    contact.delegate = self
    begin(contact)
  }

  func newContactIsAskedFor() {
    let newContact = NewContactCoordinator(
      screens: screens, navigationController: navigationController)
    newContact.delegate = self
    begin(newContact)
  }
}

extension ContactsCoordinator: ContactCoordinatorDelegate {
  func threadIsOpened(_ id: String) {
    delegate?.threadIsOpened(id)
  }
}
