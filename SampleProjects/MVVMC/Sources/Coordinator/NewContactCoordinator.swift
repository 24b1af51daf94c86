import ScreenKit

/// The way out of the screen for a new contact, which keeps its coordinator as long as it is there itself.
@MainActor
final class NewContactCoordinator: NewContactNavigation {
  private weak var screen: ViewController?

  /// The screen for a new contact.
  static func screen(from screens: ScreenFactory) -> ViewController {
    let coordinator = NewContactCoordinator()
    let screen = screens.newContact(coordinator)
    coordinator.screen = screen
    return screen
  }

  func contactIsSaved() {
    screen?.leave()
  }
}
