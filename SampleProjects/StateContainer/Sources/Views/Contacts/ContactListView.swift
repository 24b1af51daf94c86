import ScreenKitDeclarative

struct ContactListView: DeclarativeView {
  let store: Store<ContactsState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let state = store.state
    VStack {
      SearchField(
        texts[.search],
        text: Binding(get: { state.search.text }, set: { store.dispatch(.searchChanged($0)) })
      )
      .accessibilityIdentifier("contacts.search")
      Button(texts[.addContact]) { store.dispatch(.addTapped) }
        .accessibilityIdentifier("contacts.add")
      LoadableView(name: "contacts", elements: state.all, emptyText: .noContacts) {
        store.dispatch(.retryTapped)
      }
      if state.hasNoMatches {
        Text(texts[.noMatches]).accessibilityIdentifier("contacts.noMatches")
      }
      RowsView(
        name: "contacts", elements: state.found, choose: { store.dispatch(.chosen(handle: $0)) }
      ) { contact, row in
        Text(contact.name).accessibilityIdentifier("\(row).name")
        Text("@\(contact.handle)").accessibilityIdentifier("\(row).handle")
      }
    }
    .navigationTitle(texts[.tabContacts])
  }
}
