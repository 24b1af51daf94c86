import ScreenKitDeclarative

struct ChatListView: DeclarativeView {
  let store: Store<ChatsState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let state = store.state
    VStack {
      Button(texts[.newGroup]) { store.dispatch(.newGroupTapped) }
        .accessibilityIdentifier("chats.newGroup")
      LoadableView(name: "chats", elements: state.conversations, emptyText: .noChats) {
        store.dispatch(.retryTapped)
      }
      RowsView(
        name: "chats", elements: state.conversations.value ?? [],
        choose: { store.dispatch(.chosen($0)) }
      ) { conversation, row in
        Text(conversation.name).accessibilityIdentifier("\(row).name")
        if let preview = state.preview(of: conversation) {
          Text(text(of: preview)).accessibilityIdentifier("\(row).preview")
        }
        if conversation.unreadCount > 0 {
          Text(String(conversation.unreadCount)).accessibilityIdentifier("\(row).unread")
        }
      }
    }
    .navigationTitle(texts[.tabChats])
  }

  private func text(of preview: ConversationPreview) -> String {
    switch preview {
    case .draft(let text): texts[.draft, text]
    case .message(let text): text
    }
  }
}
