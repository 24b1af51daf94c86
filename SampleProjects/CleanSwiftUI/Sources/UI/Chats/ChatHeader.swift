import MessengerTexts
import ScreenKitDeclarative

/// The network, and the way out of a group.
struct ChatHeader: DeclarativeView {
  let chat: Chat
  @Binding var leaving: Loadable<Done>

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    HStack {
      NetworkText().accessibilityIdentifier("thread.network")
      if chat.canBeLeft {
        Button(texts[.leaveGroup]) { appState.routing.question = .leave(chat.id) }
          .accessibilityIdentifier("thread.leave")
      }
    }
    .alert(texts[.leaveTitle, chat.name], isPresented: .asks(.leave(chat.id), in: appState)) {
      Button(texts[.leave], role: .destructive, action: leave)
        .accessibilityIdentifier("alert.leave")
      Button(texts[.cancel], role: .cancel) {}.accessibilityIdentifier("alert.cancel")
    }
  }

  private func leave() {
    Task { await interactors.chats.leave(chat.id, in: $leaving.subject()) }
  }
}
