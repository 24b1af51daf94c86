import MessengerTexts
import ScreenKitDeclarative

struct NewGroupView: DeclarativeView {
  let model: NewGroupModel
  let contacts: [Contact]
  let send: Send<NewGroupMessage>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      TextField(
        texts[.groupName], text: Binding(get: { model.name }, set: { send(.nameChanged($0)) })
      )
      .accessibilityIdentifier("newGroup.name")
      if contacts.isEmpty {
        Text(texts[.noContacts]).accessibilityIdentifier("newGroup.empty")
      }
      NumberedList(
        name: "newGroup", elements: contacts, choose: { send(.contactTapped($0)) }
      ) { contact, row in
        Text(contact.name).accessibilityIdentifier("\(row).name")
        if model.chosen.contains(contact.handle) {
          Text("✓").accessibilityIdentifier("\(row).chosen")
        }
      }
      Button(texts[.createGroup]) { send(.createTapped) }
        .disabled(!model.canBeMade)
        .accessibilityIdentifier("newGroup.create")
      AttemptView(
        attempt: model.attempt, busyIdentifier: "newGroup.busy",
        errorIdentifier: "newGroup.error")
    }
    .navigationTitle(texts[.newGroup])
  }
}
