import MessengerTexts
import ScreenKitDeclarative

struct NewGroupView: DeclarativeView {
  @Bindable var viewModel: NewGroupViewModel

  var body: some DeclarativeView {
    VStack {
      TextField(viewModel.texts[.groupName], text: $viewModel.name)
        .accessibilityIdentifier("newGroup.name")
      Button(viewModel.texts[.createGroup]) { viewModel.create() }
        .disabled(!viewModel.canCreate)
        .accessibilityIdentifier("newGroup.create")
      AttemptView(
        screen: "newGroup", isBusy: viewModel.isBusy, errorText: viewModel.errorText)
      ListStatusView(list: "newGroup", status: viewModel.status) { viewModel.reload() }
      List(viewModel.rows, selection: .selecting(viewModel.choose)) { row in
        HStack { NewGroupRowView(row: row) }
          .lineLimit(1)
          .accessibilityIdentifier(row.identifier)
      }
      .accessibilityIdentifier("newGroup.list")
    }
    .navigationTitle(viewModel.texts[.newGroup])
  }
}

struct NewGroupRowView: DeclarativeView {
  let row: NewGroupRow

  var body: some DeclarativeView {
    Text(row.name).accessibilityIdentifier("\(row.identifier).name")
    if let mark = row.mark {
      Text(mark).accessibilityIdentifier("\(row.identifier).chosen")
    }
  }
}
