import ScreenKit

extension Button {
  /// Shows a title, or hides the button if there is none.
  func show(_ newTitle: String?) {
    title = newTitle ?? ""
    isHidden = newTitle == nil
  }
}
