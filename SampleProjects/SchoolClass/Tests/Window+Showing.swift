import ScreenKit

extension Window {
  /// A window on the screen that shows `viewController` alone.
  convenience init(showing viewController: ViewController) {
    self.init()
    rootViewController = viewController
    makeKeyAndVisible()
  }

  /// What the user reads in the view with `identifier`; `nil` if it is not on the screen.
  func text(of identifier: String) -> String? {
    visibleView(identifier)?.accessibilityValue
  }
}
