import MessengerTexts
import ScreenKit

/// What a conversation looks like.
final class ThreadView: StackView {
  let networkLabel = Label(identifier: "thread.network")
  let olderButton: Button
  let panel: ListPanel
  let inputField: TextField
  let sendButton: Button
  let leaveButton: Button

  init(texts: Texts) {
    olderButton = Button(texts[.earlierMessages], identifier: "thread.older")
    panel = ListPanel("thread", texts: texts)
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
