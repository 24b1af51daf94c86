import MessengerTexts
import ScreenKitDeclarative

struct ContactListView: DeclarativeView {
  let model: ContactsModel
  let send: Send<ContactsMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      SearchField(
        texts[.search],
        text: Binding(get: { model.search.text }, set: { send(.searchChanged($0)) })
      )
      .accessibilityIdentifier("contacts.search")
      Button(texts[.addContact]) { send(.addTapped) }
        .accessibilityIdentifier("contacts.add")
      if model.hasNoMatches {
        Text(texts[.noMatches]).accessibilityIdentifier("contacts.noMatches")
      }
      RemoteList(
        name: "contacts", elements: model.found,
        emptyText: model.hasNoMatches ? nil : .noContacts,
        choose: { send(.contactChosen($0)) }, retry: { send(.retryTapped) }
      ) { contact, row in
        Text(contact.name).accessibilityIdentifier("\(row).name")
        Text("@\(contact.handle)").accessibilityIdentifier("\(row).handle")
      }
    }
    .navigationTitle(texts[.tabContacts])
  }
}
