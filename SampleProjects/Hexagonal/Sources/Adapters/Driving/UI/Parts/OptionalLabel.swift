import ScreenKit

/// A label that is hidden while there is nothing to say.
final class OptionalLabel: Label {
  init(identifier: String? = nil) {
    super.init(identifier: identifier)
    isHidden = true
  }

  func show(_ newText: String?) {
    text = newText
    isHidden = newText == nil
  }
}
