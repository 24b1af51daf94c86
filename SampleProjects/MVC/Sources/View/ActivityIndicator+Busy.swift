import ScreenKit

extension ActivityIndicator {
  /// Starts or stops.
  func animate(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
