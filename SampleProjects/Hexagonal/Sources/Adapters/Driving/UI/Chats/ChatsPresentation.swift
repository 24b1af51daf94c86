import MessengerTexts

/// What the conversations look like at a glance.
struct ChatsPresentation: Equatable {
  struct Row: Equatable {
    let conversation: String
    let name: String
    let preview: String?
    let unread: String?
  }

  let rows: [Row]
  let list: ListPresentation

  /// What the tab bears.
  let badge: String?

  init(_ overview: ConversationOverview, texts: Texts) {
    rows = (overview.entries.value ?? []).map { Row($0, texts: texts) }
    list = ListPresentation(
      overview.entries,
      emptyText: overview.entries.value?.isEmpty == true ? texts[.noChats] : nil, texts: texts)
    badge = overview.unreadCount == 0 ? nil : "\(overview.unreadCount)"
  }
}

extension ChatsPresentation.Row {
  fileprivate init(_ entry: ConversationOverview.Entry, texts: Texts) {
    conversation = entry.id
    name = entry.name
    preview =
      switch entry.preview {
      case .draft(let draft): texts[.draft, draft]
      case .message(let message): message
      case nil: nil
      }
    unread = entry.unreadCount == 0 ? nil : "\(entry.unreadCount)"
  }
}
