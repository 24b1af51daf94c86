import MessengerTexts
import ScreenKit

/// What a conversation looks like.
final class ThreadView: StackView {
  let networkLabel: NetworkLabel
  let olderButton: Button
  let panel: ListPanel
  let inputField: TextField
  let sendButton: Button
  let leaveButton: Button

  init(connection: any WatchingConnection, texts: Texts) {
    networkLabel = NetworkLabel(
      identifier: "thread.network", connection: connection, texts: texts)
    olderButton = Button(texts[.earlierMessages], identifier: "thread.older")
    panel = ListPanel("thread", emptyText: nil, texts: texts)
    inputField = TextField(texts[.message], identifier: "thread.input")
    sendButton = Button(texts[.send], identifier: "thread.send")
    leaveButton = Button(texts[.leaveGroup], identifier: "thread.leave")
    olderButton.isHidden = true
    leaveButton.isHidden = true
    super.init(arrangedSubviews: [
      StackView(arrangedSubviews: [networkLabel, leaveButton], axis: .horizontal),
      olderButton, panel,
      StackView(arrangedSubviews: [inputField, sendButton], axis: .horizontal),
    ])
  }
}
