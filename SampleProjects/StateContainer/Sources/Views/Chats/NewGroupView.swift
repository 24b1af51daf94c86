import ScreenKitDeclarative

struct NewGroupView: DeclarativeView {
  let store: Store<ChatsState>
  let page: NewGroupPage

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    let contacts = store.state.contacts
    VStack {
      TextField(
        texts[.groupName], text: Binding(get: { page.name }, set: { dispatch(.nameChanged($0)) })
      )
      .accessibilityIdentifier("newGroup.name")
      if contacts.isEmpty {
        Text(texts[.noContacts]).accessibilityIdentifier("newGroup.empty")
      }
      RowsView(
        name: "newGroup", elements: contacts, choose: { dispatch(.contactTapped(handle: $0)) }
      ) { contact, row in
        Text(contact.name).accessibilityIdentifier("\(row).name")
        if page.chosen.contains(contact.handle) {
          Text("✓").accessibilityIdentifier("\(row).chosen")
        }
      }
      Button(texts[.createGroup]) { dispatch(.createTapped) }
        .disabled(!page.canBeMade)
        .accessibilityIdentifier("newGroup.create")
      if page.attempt == .busy {
        ProgressView().accessibilityIdentifier("newGroup.busy")
      }
      ProblemView(problem: page.attempt.problem, identifier: "newGroup.error")
    }
    .navigationTitle(texts[.newGroup])
  }

  private func dispatch(_ event: NewGroupEvent) {
    store.dispatch(.newGroup(event))
  }
}
