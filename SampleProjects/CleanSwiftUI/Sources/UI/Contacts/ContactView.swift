import MessengerTexts
import ScreenKitDeclarative

/// One contact, to write to or to delete.
struct ContactView: DeclarativeView {
  let contact: Contact

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var opening = Loadable<Chat.ID>.notRequested
  @State private var deleting = Loadable<Done>.notRequested

  var body: some DeclarativeView {
    VStack {
      Text(contact.name).accessibilityIdentifier("contact.name")
      Text("@\(contact.handle)").accessibilityIdentifier("contact.handle")
      Button(texts[.writeMessage], action: write)
        .accessibilityIdentifier("contact.message")
      Button(texts[.deleteContact]) { appState.routing.question = .delete(contact.id) }
        .accessibilityIdentifier("contact.delete")
      OptionalText(
        (opening.problem ?? deleting.problem).map { texts[$0.plainText] },
        identifier: "contact.error")
    }
    .navigationTitle(contact.name)
    .alert(texts[.deleteTitle, contact.name], isPresented: .asks(.delete(contact.id), in: appState))
    {
      Button(texts[.deleteContact], role: .destructive, action: delete)
        .accessibilityIdentifier("alert.delete")
      Button(texts[.cancel], role: .cancel) {}.accessibilityIdentifier("alert.cancel")
    }
    .onChange(of: opening.value) { _, chat in
      if let chat { show(chat) }
    }
    .onChange(of: deleting.value) { _, done in
      if done != nil { appState.routing.contactsPath = [] }
    }
  }

  private func write() {
    deleting = .notRequested
    Task { await interactors.chats.openChat(with: contact.handle, in: $opening.subject()) }
  }

  private func delete() {
    opening = .notRequested
    Task { await interactors.contacts.delete(contact.id, in: $deleting.subject()) }
  }

  private func show(_ chat: Chat.ID) {
    // The next tap finds the same chat, and is to show it again.
    opening = .notRequested
    interactors.chats.show(chat)
  }
}
