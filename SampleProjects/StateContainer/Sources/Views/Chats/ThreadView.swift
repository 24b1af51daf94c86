import ScreenKitDeclarative

struct ThreadView: DeclarativeView {
  let store: Store<ChatsState>
  let page: ThreadPage
  let conversation: Conversation

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      ConnectionView(status: store.state.sessionStatus.connection, identifier: "thread.network")
      if conversation.isGroup {
        Button(texts[.leaveGroup]) { dispatch(.leaveTapped) }
          .accessibilityIdentifier("thread.leave")
      }
      ProblemView(problem: page.leaving.problem, identifier: "thread.error")
      MessagesView(store: store, page: page, conversation: conversation)
      MessageInputView(store: store, conversation: conversation.id)
    }
    .navigationTitle(conversation.name)
    .alert(
      texts[.leaveTitle, conversation.name], isPresented: .constant(page.leaving == .asked)
    ) {
      Button(texts[.leave], role: .destructive) { dispatch(.leaveConfirmed) }
        .accessibilityIdentifier("alert.leave")
      Button(texts[.cancel], role: .cancel) { dispatch(.leaveCancelled) }
        .accessibilityIdentifier("alert.cancel")
    }
  }

  private func dispatch(_ event: ThreadEvent) {
    store.dispatch(.thread(event))
  }
}
