import ScreenKit

/// The ways out of a contact's screen, which keeps its coordinator as long as it is there itself.
@MainActor
final class ContactCoordinator: ContactNavigation {
  private weak var screen: ViewController?
  private weak var router: (any ThreadRouter)?

  private init(router: any ThreadRouter) {
    self.router = router
  }

  /// The screen of a contact; `nil` if there is none with this handle.
  static func screen(
    of handle: String, from screens: ScreenFactory, router: any ThreadRouter
  ) -> ViewController? {
    let coordinator = ContactCoordinator(router: router)
    let screen = screens.contact(handle, coordinator)
    coordinator.screen = screen
    return screen
  }

  func showThread(_ id: String) {
    router?.showThread(id)
  }

  func contactIsGone() {
    screen?.leave()
  }
}
