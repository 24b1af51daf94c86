import ScreenKit

/// Leads through the tab Contacts.
@MainActor
final class ContactsCoordinator: Coordinator {
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
    navigation.setViewControllers([screens.contacts(self)])
  }
}

extension ContactsCoordinator: ContactsNavigation {
  func showContact(_ handle: String) {
    guard let router else { return }
    begin(
      ContactCoordinator(of: handle, screens: screens, navigation: navigation, router: router))
  }

  func showNewContact() {
    begin(NewContactCoordinator(screens: screens, navigation: navigation))
  }
}
