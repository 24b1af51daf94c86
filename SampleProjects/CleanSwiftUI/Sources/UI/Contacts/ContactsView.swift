import MessengerTexts
import ScreenKitDeclarative

/// The contacts, and a search among them.
struct ContactsView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var text = ""
  @State private var query = Loadable<String>.notRequested
  @State private var search = LatestTask()

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
    .onChange(of: text) { _, text in
      search.start { [interactors, query = $query.subject()] in
        await interactors.contacts.search(for: text, in: query)
      }
    }
  }

  private var found: [Contact] {
    (appState.userData.contacts.value ?? []).filter { $0.matches(query.value ?? "") }
  }

  private func open(_ id: Contact.ID) {
    guard let contact = found.first(where: { $0.id == id }) else { return }
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
