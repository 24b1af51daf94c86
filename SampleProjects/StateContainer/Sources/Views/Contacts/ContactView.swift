import ScreenKitDeclarative

struct ContactView: DeclarativeView {
  let store: Store<ContactsState>
  let page: ContactPage

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      Text(page.contact.name).accessibilityIdentifier("contact.name")
      Text("@\(page.contact.handle)").accessibilityIdentifier("contact.handle")
      Button(texts[.writeMessage]) { dispatch(.messageTapped) }
        .accessibilityIdentifier("contact.message")
      Button(texts[.deleteContact], role: .destructive) { dispatch(.deleteTapped) }
        .accessibilityIdentifier("contact.delete")
      ProblemView(problem: page.problem, identifier: "contact.error")
    }
    .navigationTitle(page.contact.name)
    .alert(
      texts[.deleteTitle, page.contact.name], isPresented: .constant(page.activity == .asked)
    ) {
      Button(texts[.deleteContact], role: .destructive) { dispatch(.deleteConfirmed) }
        .accessibilityIdentifier("alert.delete")
      Button(texts[.cancel], role: .cancel) { dispatch(.deleteCancelled) }
        .accessibilityIdentifier("alert.cancel")
    }
  }

  private func dispatch(_ event: ContactPageEvent) {
    store.dispatch(.contact(event))
  }
}
