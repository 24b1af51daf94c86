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
  @State private var visibleRows = VisibleRows()

  var body: some DeclarativeView {
    if appState.userData.histories[chat.id]?.value?.hasOlder == true {
      Button(texts[.earlierMessages]) {
        Task { await interactors.messages.loadOlder(chat.id) }
      }
      .accessibilityIdentifier("thread.older")
    }
    List(entries.numbered) { row in
      MessageRow(entry: row.element, name: "thread.\(row.number)")
        .onAppear { visibleRows.ids.insert(row.id) }
        .onDisappear { visibleRows.ids.remove(row.id) }
    }
    .scrollPosition(id: $position)
    .accessibilityIdentifier("thread.list")
    .onChange(of: entries.first?.id) { _, _ in stay() }
    .onChange(of: entries.last?.id) { _, _ in goToNewest() }
    .onChange(of: chat.lastMessage) { _, _ in goToNewest() }
    .onAppear(perform: goToNewest)
  }

  private func goToNewest() {
    position = entries.last?.id
  }

  /// Earlier messages push the rows down; the last one that was seen goes back to the lower end.
  private func stay() {
    position = entries.last { visibleRows.ids.contains($0.id) }?.id
  }

  /// Which rows can be seen; nothing that is shown depends on it.
  private final class VisibleRows {
    var ids: Set<ChatEntry.ID> = []
  }
}
