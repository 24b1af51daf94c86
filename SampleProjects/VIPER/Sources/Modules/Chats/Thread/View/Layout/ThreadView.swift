import MessengerTexts
import ScreenKit

/// The layout of a thread.
final class ThreadView: StackView {
  let networkLabel = Label(identifier: "thread.network")
  let leaveButton: Button
  let olderButton: Button
  let panel: ListPanel
  let inputField: TextField
  let sendButton: Button

  init(texts: Texts) {
    leaveButton = Button(texts[.leaveGroup], identifier: "thread.leave")
    olderButton = Button(texts[.earlierMessages], identifier: "thread.older")
    panel = ListPanel("thread", texts: texts)
    inputField = TextField(texts[.message], identifier: "thread.input")
    sendButton = Button(texts[.send], identifier: "thread.send")
    super.init(arrangedSubviews: [
      StackView(arrangedSubviews: [networkLabel, leaveButton], axis: .horizontal),
      olderButton, panel,
      StackView(arrangedSubviews: [inputField, sendButton], axis: .horizontal),
    ])
  }
}
