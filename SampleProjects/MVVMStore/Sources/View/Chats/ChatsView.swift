import MessengerTexts
import ScreenKitDeclarative

struct ChatsView: DeclarativeView {
  let viewModel: ChatsViewModel

  var body: some DeclarativeView {
    VStack {
      Button(viewModel.texts[.newGroup]) { viewModel.startGroup() }
        .accessibilityIdentifier("chats.newGroup")
      ListStatusView(list: "chats", status: viewModel.status) { viewModel.reload() }
      List(viewModel.rows, selection: .selecting(viewModel.select)) { row in
        HStack { ChatRowView(row: row) }
          .lineLimit(1)
          .accessibilityIdentifier(row.identifier)
      }
      .accessibilityIdentifier("chats.list")
    }
    .navigationTitle(viewModel.texts[.tabChats])
  }
}

struct ChatRowView: DeclarativeView {
  let row: ChatRow

  var body: some DeclarativeView {
    Text(row.name).accessibilityIdentifier("\(row.identifier).name")
    if let preview = row.preview {
      Text(preview).accessibilityIdentifier("\(row.identifier).preview")
    }
    if let unread = row.unread {
      Text(unread).accessibilityIdentifier("\(row.identifier).unread")
    }
  }
}
