import ScreenKit

extension ActivityIndicator {
  func show(isBusy: Bool) {
    if isBusy {
      startAnimating()
    } else {
      stopAnimating()
    }
  }
}
