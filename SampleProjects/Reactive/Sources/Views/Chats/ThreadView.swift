import MessengerTexts
import ScreenKit

/// The controls of a thread's screen.
final class ThreadView: StackView {
  let networkLabel = Label(identifier: "thread.network")
  let olderButton = Button("", identifier: "thread.older")
  let panel = ListPanel<MessageCell>("thread")
  let inputField = TextField("", identifier: "thread.input")
  let sendButton = Button("", identifier: "thread.send")
  let leaveButton = Button("", identifier: "thread.leave")

  /// The rows of messages to try again.
  let retried = Subject<Int>()

  init() {
    super.init(arrangedSubviews: [
      StackView(arrangedSubviews: [networkLabel, leaveButton], axis: .horizontal),
      olderButton, panel,
      StackView(arrangedSubviews: [inputField, sendButton], axis: .horizontal),
    ])
    panel.rows.prepare = { [retried] cell, row in
      cell.onRetry = { retried.onNext(row) }
    }
  }

  func showCaptions(_ texts: Texts) {
    olderButton.title = texts[.earlierMessages]
    inputField.placeholder = texts[.message]
    sendButton.title = texts[.send]
    leaveButton.title = texts[.leaveGroup]
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
