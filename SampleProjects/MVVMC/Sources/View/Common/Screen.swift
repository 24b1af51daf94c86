import ScreenKit

/// A screen that tells when it has left its container, whichever way.
class Screen: ViewController {
  /// Called when the screen is gone.
  var onRemoval: (() -> Void)?

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onRemoval?() }
  }
}
