import MessengerTexts
import ScreenKitDeclarative

/// The chats, that with the latest activity first.
struct ChatsView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Button(texts[.newGroup]) { appState.routing.chatsPath.append(.newGroup) }
        .accessibilityIdentifier("chats.newGroup")
      LoadableStatus(
        name: "chats", list: appState.userData.chats, emptyText: texts[.noChats]
      ) {
        await interactors.chats.load()
      }
      if let chats = appState.userData.chats.value {
        List(chats.numbered, selection: .selecting(open)) { row in
          ChatRow(chat: row.element, name: "chats.\(row.number)")
        }
        .accessibilityIdentifier("chats.list")
      }
    }
    .navigationTitle(texts[.tabChats])
  }

  private func open(_ chat: Chat.ID) {
    appState.routing.chatsPath.append(.chat(chat))
  }
}

/// A chat in the list.
private struct ChatRow: DeclarativeView {
  let chat: Chat

  /// What the identifiers begin with.
  let name: String

  @Environment(\.appState) private var appState
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    HStack {
      Text(chat.name).accessibilityIdentifier("\(name).name")
      OptionalText(preview, identifier: "\(name).preview")
      OptionalText(
        chat.unreadCount == 0 ? nil : "\(chat.unreadCount)", identifier: "\(name).unread")
    }
    .lineLimit(1)
    .accessibilityIdentifier(name)
  }

  private var preview: String? {
    guard let draft = appState.userData.drafts[chat.id], !draft.trimmed.isEmpty else {
      return chat.lastMessage?.text
    }
    return texts[.draft, draft]
  }
}
