import MessengerTexts
import ScreenKitDeclarative

extension EnvironmentValues {
  /// Where drafts are saved.
  var drafts: (any ChatsDBRepository)? {
    get { self[DraftsKey.self] }
    set { self[DraftsKey.self] = newValue }
  }
}

private struct DraftsKey: EnvironmentKey {
  static let defaultValue: (any ChatsDBRepository)? = nil
}

/// Where a message is written, which is a draft until it is sent.
struct ChatInput: DeclarativeView {
  let chat: Chat.ID

  @Environment(\.appState) private var appState
  @Environment(\.drafts) private var drafts
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
      set: { text in
        appState.userData.drafts[chat] = text.isEmpty ? nil : text
        drafts?.save(appState.userData.drafts)
      })
  }

  private func send() {
    Task { await interactors.messages.sendDraft(in: chat) }
  }
}
