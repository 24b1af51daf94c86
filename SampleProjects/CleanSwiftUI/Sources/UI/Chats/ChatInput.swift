import MessengerTexts
import ScreenKitDeclarative

/// Where a message is written, which is a draft until it is sent.
struct ChatInput: DeclarativeView {
  let chat: Chat.ID

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    HStack {
      TextField(texts[.message], text: draft)
        .onSubmit(send)
        .accessibilityIdentifier("thread.input")
      Button(texts[.send], action: send)
        .disabled(!OutgoingMessage.canSay(draft.wrappedValue))
        .accessibilityIdentifier("thread.send")
    }
  }

  private var draft: Binding<String> {
    Binding(
      get: { appState.userData.drafts[chat] ?? "" },
      set: { interactors.messages.saveDraft($0, in: chat) })
  }

  private func send() {
    Task { await interactors.messages.sendDraft(in: chat) }
  }
}
