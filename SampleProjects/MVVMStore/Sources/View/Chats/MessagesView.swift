import MessengerTexts
import ScreenKitDeclarative

/// What was said in a thread, newest last.
struct MessagesView: DeclarativeView {
  @Bindable var viewModel: ThreadViewModel

  var body: some DeclarativeView {
    if viewModel.hasOlder {
      Button(viewModel.texts[.earlierMessages]) { viewModel.loadOlder() }
        .accessibilityIdentifier("thread.older")
    }
    ListStatusView(list: "thread", status: viewModel.status) { viewModel.reload() }
    List(viewModel.rows) { row in
      VStack { MessageRowView(row: row) { viewModel.retry(row.id) } }
        .accessibilityIdentifier(row.identifier)
    }
    .scrollPosition(id: $viewModel.scrollTarget)
    .accessibilityIdentifier("thread.list")
  }
}

struct MessageRowView: DeclarativeView {
  let row: MessageRow
  let retry: @MainActor () -> Void

  var body: some DeclarativeView {
    if let sender = row.sender {
      Text(sender).accessibilityIdentifier("\(row.identifier).sender")
    }
    Text(row.text).accessibilityIdentifier("\(row.identifier).text")
    HStack {
      if let status = row.status {
        Text(status).accessibilityIdentifier("\(row.identifier).status")
      }
      if let retryTitle = row.retryTitle {
        Button(retryTitle) { retry() }.accessibilityIdentifier("\(row.identifier).retry")
      }
    }
  }
}
