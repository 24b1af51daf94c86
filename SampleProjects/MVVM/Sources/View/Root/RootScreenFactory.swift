import ScreenKit

/// Makes the screens that fill the window.
@MainActor
protocol RootScreenFactory: AnyObject {
  func login() -> ViewController

  /// The tabs of who is signed in.
  func tabs() -> ViewController
}
