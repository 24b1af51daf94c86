import ScreenKit

extension Label {
  /// Shows a text, or nothing.
  func show(_ newText: String?) {
    text = newText
    isHidden = newText == nil
  }
}

extension Button {
  /// Shows a title, or nothing.
  func show(_ newTitle: String?) {
    title = newTitle ?? ""
    isHidden = newTitle == nil
  }
}

extension ActivityIndicator {
  func show(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
