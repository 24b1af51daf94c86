import MessengerTexts
import ScreenKit

/// The controls of a thread's screen.
final class ThreadView: StackView {
  let networkLabel = Label(identifier: "thread.network")
  let olderButton: Button
  let panel: ListPanel<MessageCell>
  let inputField: TextField
  let sendButton: Button
  let leaveButton: Button

  /// The rows of messages to try again.
  let retried = Source<Int>()

  init(texts: Texts) {
    olderButton = Button(texts[.earlierMessages], identifier: "thread.older")
    panel = ListPanel("thread", emptyText: nil, texts: texts)
    inputField = TextField(texts[.message], identifier: "thread.input")
    sendButton = Button(texts[.send], identifier: "thread.send")
    leaveButton = Button(texts[.leaveGroup], identifier: "thread.leave")
    super.init(arrangedSubviews: [
      StackView(arrangedSubviews: [networkLabel, leaveButton], axis: .horizontal),
      olderButton, panel,
      StackView(arrangedSubviews: [inputField, sendButton], axis: .horizontal),
    ])
    panel.rows.prepare = { [retried] cell, row in
      cell.retryButton.title = texts[.retry]
      cell.onRetry = { retried.send(row) }
    }
  }

  func show(_ content: ThreadContent) {
    let firstVisible = panel.list.visibleRows.first
    panel.show(content.list)
    switch content.movement {
    case .none: break
    case .toNewest: scrollToNewest()
    case .keepBelow(let count):
      guard let firstVisible else { break }
      panel.list.scrollToRow(at: firstVisible + count, at: .top)
    }
  }

  func scrollToNewest() {
    let count = panel.rows.numberOfRows(in: panel.list)
    guard count > 0 else { return }
    panel.list.scrollToRow(at: count - 1, at: .bottom)
  }
}
