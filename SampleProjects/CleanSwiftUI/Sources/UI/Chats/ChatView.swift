import MessengerTexts
import ScreenKitDeclarative

/// One chat: reading, writing, and leaving it.
struct ChatView: DeclarativeView {
  let id: Chat.ID

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var leaving = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    if let chat = appState.userData.chats.value?[id: id] {
      VStack {
        ChatHeader(chat: chat, leaving: $leaving)
        LoadableStatus(name: "thread", list: entries(of: chat)) {
          await interactors.messages.open(id)
        }
        OptionalText(leaving.problem.map { texts[$0.plainText] }, identifier: "thread.error")
        MessagesView(chat: chat, entries: entries(of: chat).value ?? [])
        ChatInput(chat: id)
      }
      .navigationTitle(chat.name)
      .onAppear { Task { await interactors.messages.open(id) } }
    }
  }

  private func entries(of chat: Chat) -> Loadable<[ChatEntry]> {
    ChatEntry.entries(in: chat, of: appState.userData)
  }
}
