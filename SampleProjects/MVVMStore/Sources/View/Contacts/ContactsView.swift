import MessengerTexts
import ScreenKitDeclarative

struct ContactsView: DeclarativeView {
  @Bindable var viewModel: ContactsViewModel

  var body: some DeclarativeView {
    VStack {
      SearchField(viewModel.texts[.search], text: $viewModel.search)
        .accessibilityIdentifier("contacts.search")
      Button(viewModel.texts[.addContact]) { viewModel.add() }
        .accessibilityIdentifier("contacts.add")
      ListStatusView(list: "contacts", status: viewModel.status) { viewModel.reload() }
      if let text = viewModel.noMatchesText {
        Text(text).accessibilityIdentifier("contacts.noMatches")
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
