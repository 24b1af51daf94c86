import MessengerTexts
import ScreenKitDeclarative

/// One contact, to write to or to delete.
struct ContactView: DeclarativeView {
  let id: Contact.ID

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  /// To write to the contact, or to delete it: one at a time.
  @State private var attempt = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    if let contact = appState.userData.contacts.value?[id: id] {
      VStack {
        Text(contact.name).accessibilityIdentifier("contact.name")
        Text("@\(contact.handle)").accessibilityIdentifier("contact.handle")
        Button(texts[.writeMessage], action: write)
          .accessibilityIdentifier("contact.message")
        Button(texts[.deleteContact]) { appState.routing.question = .delete(id) }
          .accessibilityIdentifier("contact.delete")
        OptionalText(attempt.problem.map { texts[$0.plainText] }, identifier: "contact.error")
      }
      .navigationTitle(contact.name)
      .alert(texts[.deleteTitle, contact.name], isPresented: .asks(.delete(id), in: appState)) {
        Button(texts[.deleteContact], role: .destructive, action: delete)
          .accessibilityIdentifier("alert.delete")
        Button(texts[.cancel], role: .cancel) {}.accessibilityIdentifier("alert.cancel")
      }
    }
  }

  private func write() {
    Task { await interactors.chats.openChat(with: id, in: $attempt.subject()) }
  }

  private func delete() {
    Task { await interactors.contacts.delete(id, in: $attempt.subject()) }
  }
}
