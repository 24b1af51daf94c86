import MessengerTexts
import ScreenKitDeclarative

/// The messages of a chat, which stay where they are read, and go to what is new.
struct MessagesView: DeclarativeView {
  let chat: Chat
  let entries: [ChatEntry]

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var position: ChatEntry.ID?

  var body: some DeclarativeView {
    if appState.userData.histories[chat.id]?.value?.hasOlder == true {
      Button(texts[.earlierMessages]) {
        Task { await interactors.messages.loadOlder(chat.id) }
      }
      .accessibilityIdentifier("thread.older")
    }
    List(entries.numbered) { row in
      MessageRow(entry: row.element, name: "thread.\(row.number)")
    }
    .scrollPosition(id: $position)
    .accessibilityIdentifier("thread.list")
    .onChange(of: entries.last?.id) { _, _ in goToNewest() }
    .onChange(of: chat.lastMessage) { _, _ in goToNewest() }
    .onAppear(perform: goToNewest)
  }

  private func goToNewest() {
    position = entries.last?.id
  }
}
