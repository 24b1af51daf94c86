import MessengerTexts
import ScreenKitDeclarative

struct ChatListView: DeclarativeView {
  let inbox: Inbox
  let send: Send<ChatsMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Button(texts[.newGroup]) { send(.newGroupTapped) }
        .accessibilityIdentifier("chats.newGroup")
      RemoteList(
        name: "chats", elements: inbox.conversations, emptyText: .noChats,
        choose: { send(.conversationChosen($0)) }, retry: { send(.retryTapped) }
      ) { conversation, row in
        ConversationRow(
          conversation: conversation, preview: inbox.preview(of: conversation), identifier: row)
      }
    }
    .navigationTitle(texts[.tabChats])
  }
}

struct ConversationRow: DeclarativeView {
  let conversation: Conversation
  let preview: ConversationPreview?
  let identifier: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    Text(conversation.name).accessibilityIdentifier("\(identifier).name")
    if let preview {
      Text(text(of: preview)).accessibilityIdentifier("\(identifier).preview")
    }
    if conversation.unreadCount > 0 {
      Text(String(conversation.unreadCount)).accessibilityIdentifier("\(identifier).unread")
    }
  }

  private func text(of preview: ConversationPreview) -> String {
    switch preview {
    case .draft(let text): texts[.draft, text]
    case .message(let text): text
    }
  }
}
