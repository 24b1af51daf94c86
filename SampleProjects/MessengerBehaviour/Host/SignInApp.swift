import ScreenKit

/// An implementation of the messenger that only signs in and out, as its host sees it.
///
/// The host gives it a window to draw in and a network to talk through, and asks for nothing else.
/// All of the app's work happens on the main actor.
@MainActor
public protocol SignInApp: AnyObject {
  init(window: Window, transport: any Transport)

  /// Fills the window with the first screen and shows it.
  func start()
}
