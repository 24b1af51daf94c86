import ScreenKitDeclarative

struct NewContactView: DeclarativeView {
  let store: Store<ContactsState>
  let page: NewContactPage

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      TextField(
        texts[.contactName],
        text: Binding(get: { page.name }, set: { dispatch(.nameChanged($0)) })
      )
      .accessibilityIdentifier("newContact.name")
      TextField(
        texts[.contactHandle],
        text: Binding(get: { page.handle }, set: { dispatch(.handleChanged($0)) })
      )
      .accessibilityIdentifier("newContact.handle")
      Button(texts[.save]) { dispatch(.saveTapped) }
        .disabled(page.attempt == .busy)
        .accessibilityIdentifier("newContact.save")
      if page.attempt == .busy {
        ProgressView().accessibilityIdentifier("newContact.busy")
      }
      ProblemView(problem: page.attempt.problem, identifier: "newContact.error")
    }
    .navigationTitle(texts[.newContact])
  }

  private func dispatch(_ event: NewContactEvent) {
    store.dispatch(.newContact(event))
  }
}
