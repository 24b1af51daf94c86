import MessengerTexts
import ScreenKitDeclarative

/// The contacts, and a search among them.
struct ContactsView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var text = ""
  @State private var search = Loadable<String>.notRequested

  var body: some DeclarativeView {
    VStack {
      SearchField(texts[.search], text: $text).accessibilityIdentifier("contacts.search")
      Button(texts[.addContact]) { appState.routing.contactsPath.append(.newContact) }
        .accessibilityIdentifier("contacts.add")
      LoadableStatus(
        name: "contacts", list: appState.userData.contacts, emptyText: texts[.noContacts]
      ) {
        await interactors.contacts.load()
      }
      if let contacts = appState.userData.contacts.value {
        let found = contacts.matching(search.value ?? "")
        OptionalText(
          found.isEmpty && !contacts.isEmpty ? texts[.noMatches] : nil,
          identifier: "contacts.noMatches")
        List(found.numbered, selection: .selecting(open)) { row in
          ContactRow(contact: row.element, name: "contacts.\(row.number)")
        }
        .accessibilityIdentifier("contacts.list")
      }
    }
    .navigationTitle(texts[.tabContacts])
    .task(id: text) { await interactors.contacts.search(for: text, in: $search.subject()) }
  }

  private func open(_ contact: Contact.ID) {
    appState.routing.contactsPath.append(.details(contact))
  }
}

/// A contact in the list.
private struct ContactRow: DeclarativeView {
  let contact: Contact

  /// What the identifiers begin with.
  let name: String

  var body: some DeclarativeView {
    HStack {
      Text(contact.name).accessibilityIdentifier("\(name).name")
      Text("@\(contact.handle)").accessibilityIdentifier("\(name).handle")
    }
    .lineLimit(1)
    .accessibilityIdentifier(name)
  }
}
