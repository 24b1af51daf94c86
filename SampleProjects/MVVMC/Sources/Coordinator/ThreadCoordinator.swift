import ScreenKit

/// The way out of a thread's screen, which keeps its coordinator as long as it is there itself.
@MainActor
final class ThreadCoordinator: ThreadNavigation {
  private weak var screen: ViewController?

  /// The screen of a thread.
  static func screen(of id: String, from screens: ScreenFactory) -> ViewController {
    let coordinator = ThreadCoordinator()
    let screen = screens.thread(id, coordinator)
    coordinator.screen = screen
    return screen
  }

  func threadIsGone() {
    screen?.leave()
  }
}
