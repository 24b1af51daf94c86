import ScreenKit

extension Label {
  /// Shows a text, or nothing at all.
  func show(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}
