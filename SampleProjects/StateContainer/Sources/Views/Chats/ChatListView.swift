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
        if let preview = preview(of: conversation) {
          Text(preview).accessibilityIdentifier("\(row).preview")
        }
        if conversation.unreadCount > 0 {
          Text(String(conversation.unreadCount)).accessibilityIdentifier("\(row).unread")
        }
      }
    }
    .navigationTitle(texts[.tabChats])
  }

  private func preview(of conversation: Conversation) -> String? {
    guard let draft = store.state.drafts[conversation.id], !draft.trimmed.isEmpty else {
      return conversation.lastMessage?.text
    }
    return texts[.draft, draft]
  }
}
