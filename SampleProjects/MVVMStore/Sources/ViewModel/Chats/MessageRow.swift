import MessengerTexts

/// A message as its thread shows it.
struct MessageRow: Identifiable, Equatable {
  let id: String

  /// The accessibility identifier, by which tests find the row.
  let identifier: String
  let text: String

  /// Who wrote it; `nil` for the user.
  let sender: String?

  /// What has become of it; `nil` for those of others.
  let status: String?

  /// What the button reads that sends it once more, if it has failed.
  let retryTitle: String?

  init(_ entry: Mailbox.Entry, position: Int, texts: Texts) {
    id = entry.id
    identifier = "thread.\(position)"
    text = entry.text
    sender = entry.senderName
    status =
      switch entry.delivery {
      case .sending: texts[.sending]
      case .sent: texts[.sent]
      case .failed: texts[.failed]
      case nil: nil
      }
    retryTitle = entry.delivery == .failed ? texts[.retry] : nil
  }
}
