import ScreenKitDeclarative

/// Where the next message is written.
struct MessageInputView: DeclarativeView {
  let store: Store<ChatsState>
  let conversation: Conversation.ID

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let draft = store.state.drafts[conversation] ?? ""
    TextField(
      texts[.message],
      text: Binding(get: { draft }, set: { store.dispatch(.thread(.draftChanged($0))) })
    )
    .onSubmit { store.dispatch(.thread(.sendTapped)) }
    .accessibilityIdentifier("thread.input")
    Button(texts[.send]) { store.dispatch(.thread(.sendTapped)) }
      .disabled(store.state.textToSend(to: conversation) == nil)
      .accessibilityIdentifier("thread.send")
  }
}
