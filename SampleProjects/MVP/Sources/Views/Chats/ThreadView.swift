import ScreenKit

/// How a thread is laid out.
final class ThreadView: StackView {
  let networkLabel = Label(identifier: "thread.network")
  let leaveButton = Button("", identifier: "thread.leave")
  let olderButton = Button("", identifier: "thread.older")
  let panel = ListPanel<MessageCell>("thread")
  let inputField = TextField("", identifier: "thread.input")
  let sendButton = Button("", identifier: "thread.send")

  init() {
    leaveButton.isHidden = true
    olderButton.isHidden = true
    super.init(arrangedSubviews: [
      StackView(arrangedSubviews: [networkLabel, leaveButton], axis: .horizontal),
      olderButton, panel,
      StackView(arrangedSubviews: [inputField, sendButton], axis: .horizontal),
    ])
  }
}
