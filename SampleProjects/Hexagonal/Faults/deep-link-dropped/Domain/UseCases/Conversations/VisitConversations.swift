/// Brings whoever shows conversations and whoever asks for one together.
struct VisitConversations: VisitingConversations, ReceivingVisits {
  let mailbox: Mailbox

  func visit(_ conversation: String) {
    guard mailbox.value.conversations.value != nil else { return }
    mailbox.change { $0.requestVisit(to: conversation) }
  }

  func visits() -> AsyncStream<String?> {
    mailbox.values(\.visit)
  }

  func endVisit(to conversation: String) {
    mailbox.change { $0.endVisit(to: conversation) }
  }
}
