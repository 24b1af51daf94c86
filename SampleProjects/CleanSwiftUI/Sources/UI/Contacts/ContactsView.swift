import MessengerTexts
import ScreenKitDeclarative

/// The contacts, and a search among them.
struct ContactsView: DeclarativeView {
  /// How long the user has to pause for a search, in seconds.
  private static let pauseBeforeSearch = 0.3

  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.pause) private var pause
  @Environment(\.texts) private var texts
  @State private var text = ""

  /// What is searched for: the text as it was when the user last paused.
  @State private var soughtText = ""

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
        let found = contacts.matching(soughtText)
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
    .task(id: text) { await search() }
  }

  private func search() async {
    do {
      try await pause(Self.pauseBeforeSearch)
      soughtText = text
    } catch {
      // Another letter was typed meanwhile, or the screen is gone.
    }
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
