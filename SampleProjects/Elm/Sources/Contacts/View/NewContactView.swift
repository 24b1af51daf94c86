import MessengerTexts
import ScreenKitDeclarative

struct NewContactView: DeclarativeView {
  let model: NewContactModel
  let send: Send<NewContactMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      TextField(
        texts[.contactName], text: Binding(get: { model.name }, set: { send(.nameChanged($0)) })
      )
      .accessibilityIdentifier("newContact.name")
      TextField(
        texts[.contactHandle],
        text: Binding(get: { model.handle }, set: { send(.handleChanged($0)) })
      )
      .accessibilityIdentifier("newContact.handle")
      Button(texts[.save]) { send(.saveTapped) }
        .disabled(model.attempt.isBusy)
        .accessibilityIdentifier("newContact.save")
      AttemptView(
        attempt: model.attempt, busyIdentifier: "newContact.busy",
        errorIdentifier: "newContact.error")
    }
    .navigationTitle(texts[.newContact])
  }
}
