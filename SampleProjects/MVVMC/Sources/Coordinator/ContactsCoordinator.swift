import ScreenKit

/// The way through the tab Contacts.
@MainActor
final class ContactsCoordinator: ContactsNavigation {
  private let screens: ScreenFactory
  private weak var navigation: NavigationController?
  private weak var router: (any ThreadRouter)?

  init(screens: ScreenFactory, in navigation: NavigationController, router: any ThreadRouter) {
    self.screens = screens
    self.navigation = navigation
    self.router = router
  }

  func start() {
    navigation?.setViewControllers([screens.contacts(self)])
  }

  func showContact(_ handle: String) {
    guard let router,
      let screen = ContactCoordinator.screen(of: handle, from: screens, router: router)
    else { return }
    navigation?.pushViewController(screen)
  }

  func showNewContact() {
    navigation?.pushViewController(NewContactCoordinator.screen(from: screens))
  }
}
