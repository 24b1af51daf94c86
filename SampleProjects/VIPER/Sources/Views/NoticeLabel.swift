import ScreenKit

/// Says what it is given, and is hidden while that is nothing.
final class NoticeLabel: Label {
  init(identifier: String) {
    super.init(nil, identifier: identifier)
    isHidden = true
  }

  func show(_ notice: String?) {
    text = notice
    isHidden = notice == nil
  }
}
