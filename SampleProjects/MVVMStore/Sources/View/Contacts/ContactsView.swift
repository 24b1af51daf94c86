import ScreenKitDeclarative

struct ContactsView: DeclarativeView {
  @Bindable var viewModel: ContactsViewModel

  var body: some DeclarativeView {
    VStack {
      SearchField(viewModel.texts[.search], text: $viewModel.search)
        .accessibilityIdentifier("contacts.search")
      Button(viewModel.texts[.addContact]) { viewModel.add() }
        .accessibilityIdentifier("contacts.add")
      ListStatusView(list: "contacts", status: viewModel.status, texts: viewModel.texts) {
        viewModel.reload()
      }
      if viewModel.hasNoMatches {
        Text(viewModel.texts[.noMatches]).accessibilityIdentifier("contacts.noMatches")
      }
      List(viewModel.rows, selection: .selecting(viewModel.select)) { row in
        HStack {
          Text(row.name).accessibilityIdentifier("\(row.identifier).name")
          Text(row.handle).accessibilityIdentifier("\(row.identifier).handle")
        }
        .lineLimit(1)
        .accessibilityIdentifier(row.identifier)
      }
      .accessibilityIdentifier("contacts.list")
    }
    .navigationTitle(viewModel.texts[.tabContacts])
  }
}
