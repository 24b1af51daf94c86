import ScreenKit

extension ActivityIndicator {
  /// Is animated, or hidden.
  func show(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
