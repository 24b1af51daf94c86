import MessengerTexts
import ScreenKitDeclarative

struct ThreadView: DeclarativeView {
  let model: ThreadModel
  let conversation: Conversation
  let inbox: Inbox

  /// The user's own handle.
  let handle: String
  let connection: ConnectionStatus
  let send: Send<ThreadMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      NetworkView(status: connection, identifier: "thread.network")
      if conversation.isGroup {
        Button(texts[.leaveGroup]) { send(.leaveTapped) }
          .accessibilityIdentifier("thread.leave")
      }
      if let problem = model.leaving.problem {
        Text(texts[problem]).accessibilityIdentifier("thread.error")
      }
      ThreadHistoryView(
        entries: inbox.entries(of: conversation, for: handle),
        history: inbox.history(of: conversation.id),
        scrollTarget: model.scrollTarget, send: send)
      ThreadInputView(
        draft: inbox.drafts[conversation.id] ?? "",
        canSend: inbox.textToSend(to: conversation.id) != nil, send: send)
    }
    .navigationTitle(conversation.name)
    .alert(
      texts[.leaveTitle, conversation.name], isPresented: .constant(model.leaving == .asking)
    ) {
      Button(texts[.leave], role: .destructive) { send(.leaveConfirmed) }
        .accessibilityIdentifier("alert.leave")
      Button(texts[.cancel], role: .cancel) { send(.leaveCancelled) }
        .accessibilityIdentifier("alert.cancel")
    }
  }
}
