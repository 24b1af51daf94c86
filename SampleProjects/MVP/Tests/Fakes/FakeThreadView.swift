@testable import MVP

/// Notes what the user would see of a thread.
final class FakeThreadView: FakeAttemptView, ThreadViewInterface {
  private(set) var input = ""
  private(set) var isSendingEnabled = false
  private(set) var position: MessagesPosition?
  private(set) var question: String?

  func showInput(_ text: String) { input = text }
  func enableSending(_ isEnabled: Bool) { isSendingEnabled = isEnabled }
  func confirmLeaving(title: String) { question = title }

  func showMessages(_ content: ListContent<MessageRow>, at position: MessagesPosition) {
    self.position = position
  }

  func showTitle(_ title: String) {}
  func showNetwork(_ text: String) {}
  func scrollToNewest() {}
  func showOlderButton(_ isShown: Bool) {}
  func showLeaveButton(_ isShown: Bool) {}
}
