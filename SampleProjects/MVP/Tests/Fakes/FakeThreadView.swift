@testable import MVP

/// Notes what the user would see of a thread.
final class FakeThreadView: ThreadViewInterface {
  private(set) var labels: ThreadLabels?
  private(set) var input = ""
  private(set) var isSendingEnabled = false
  private(set) var isLeavingEnabled = false
  private(set) var content = ListContent<MessageRow>()
  private(set) var position: MessagesPosition?
  private(set) var question: Question?

  func showLabels(_ labels: ThreadLabels) { self.labels = labels }
  func showInput(_ text: String) { input = text }
  func enableSending(_ isEnabled: Bool) { isSendingEnabled = isEnabled }
  func enableLeaving(_ isEnabled: Bool) { isLeavingEnabled = isEnabled }
  func confirmLeaving(_ question: Question) { self.question = question }
  func withdrawQuestion() { question = nil }

  func showMessages(_ content: ListContent<MessageRow>, at position: MessagesPosition) {
    self.content = content
    self.position = position
  }

  func showTitle(_ title: String) {}
  func showNetwork(_ text: String) {}
  func scrollToNewest() {}
  func showOlderButton(_ isShown: Bool) {}
  func showLeaveButton(_ isShown: Bool) {}
}
