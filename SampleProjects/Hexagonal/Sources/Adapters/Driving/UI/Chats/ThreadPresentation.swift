import MessengerTexts

/// What a conversation looks like to who reads it.
struct ThreadPresentation: Equatable {
  struct Row: Equatable {
    let key: String
    let sender: String?
    let text: String
    let status: String?
    let canRetry: Bool
  }

  let title: String
  let rows: [Row]
  let list: ListPresentation
  let hasOlder: Bool
  let canLeave: Bool

  /// - Parameter leaving: Why the user could not leave.
  init(_ details: ConversationDetails, leaving: Problem?, texts: Texts) {
    title = details.name
    rows = (details.entries.value ?? []).map { Row($0, texts: texts) }
    list = ListPresentation(details.entries, wish: leaving, texts: texts)
    hasOlder = details.hasOlder
    canLeave = details.canBeLeft
  }
}

extension ThreadPresentation.Row {
  fileprivate init(_ entry: ConversationDetails.Entry, texts: Texts) {
    key = entry.key
    sender = entry.senderName
    text = entry.text
    status =
      switch entry.delivery {
      case .sending: texts[.sending]
      case .sent: texts[.sent]
      case .failed: texts[.failed]
      case nil: nil
      }
    canRetry = entry.canRetry
  }
}
