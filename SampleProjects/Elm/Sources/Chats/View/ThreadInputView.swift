import MessengerTexts
import ScreenKitDeclarative

/// Where the next message is written.
struct ThreadInputView: DeclarativeView {
  let draft: String
  let canSend: Bool
  let send: Send<ThreadMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    TextField(
      texts[.message], text: Binding(get: { draft }, set: { send(.draftChanged($0)) })
    )
    .onSubmit { send(.sendTapped) }
    .accessibilityIdentifier("thread.input")
    Button(texts[.send]) { send(.sendTapped) }
      .disabled(!canSend)
      .accessibilityIdentifier("thread.send")
  }
}
