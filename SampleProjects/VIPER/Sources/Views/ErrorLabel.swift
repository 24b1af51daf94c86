import ScreenKit

/// Says what is wrong, and is hidden while nothing is.
final class ErrorLabel: Label {
  init(identifier: String) {
    super.init(nil, identifier: identifier)
    isHidden = true
  }

  func show(_ error: String?) {
    text = error
    isHidden = error == nil
  }
}
