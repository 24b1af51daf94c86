/// Sends what is written in a thread, without the blanks around it.
@MainActor
struct SendMessage {
  let drafts: any ThreadDraftService
  let outbox: any ThreadOutboxService

  /// Whether there is anything to send.
  func isPossible(in thread: String) -> Bool {
    text(in: thread) != nil
  }

  /// Returns whether there was anything to send.
  func callAsFunction(in thread: String) -> Bool {
    guard let text = text(in: thread) else { return false }
    drafts.save(nil, in: thread)
    outbox.send(text, to: thread)
    return true
  }

  private func text(in thread: String) -> String? {
    guard let text = drafts.draft(in: thread)?.trimmed, !text.isEmpty else { return nil }
    return text
  }
}
