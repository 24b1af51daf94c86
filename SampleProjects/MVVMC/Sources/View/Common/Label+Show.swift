import ScreenKit

extension Label {
  /// Shows a text, or hides the label if there is none.
  func show(_ newText: String?) {
    text = newText
    isHidden = newText == nil
  }
}
