import ScreenKit

/// The window, as far as it is everybody's.
@MainActor
final class RootView: RootViewInterface {
  private let window: Window
  private let handler: any RootEventHandler

  init(window: Window, handler: any RootEventHandler) {
    self.window = window
    self.handler = handler
  }

  /// Puts the window on the screen, with what there is to show first.
  func start(openingThread id: String?) {
    handler.didStart(openingThread: id)
    window.makeKeyAndVisible()
  }

  func open(thread id: String) {
    handler.didOpen(thread: id)
  }

  func show(_ look: RootLook) {
    window.traitCollection.userInterfaceStyle = look.isDark ? .dark : .light
    switch look.textSize {
    case .small: window.traitCollection.contentSizeCategory = .small
    case .standard: window.traitCollection.contentSizeCategory = .large
    case .large: window.traitCollection.contentSizeCategory = .accessibilityLarge
    }
  }
}
