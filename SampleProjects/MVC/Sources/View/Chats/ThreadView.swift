import MessengerTexts
import ScreenKit

/// A thread: its messages, and a field for the next one.
final class ThreadView: View {
  var onOlder: (() -> Void)?
  var onSend: (() -> Void)?
  var onLeave: (() -> Void)?

  /// Called when the user has changed the text in the field.
  var onEdit: (() -> Void)?

  let messages: MessageListView

  /// What is written and not sent.
  var text: String {
    get { input.text }
    set { input.text = newValue }
  }

  var canSend = false {
    didSet { send.isEnabled = canSend }
  }

  var canLoadOlder = false {
    didSet { older.isHidden = !canLoadOlder }
  }

  var canLeave = false {
    didSet { leave.isHidden = !canLeave }
  }

  var network: String? {
    didSet { networkLabel.text = network }
  }

  private let networkLabel = Label(identifier: "thread.network")
  private let older: Button
  private let input: TextField
  private let send: Button
  private let leave: Button

  init(texts: Texts) {
    messages = MessageListView(texts: texts)
    older = Button(texts[.earlierMessages], identifier: "thread.older")
    input = TextField(texts[.message], identifier: "thread.input")
    send = Button(texts[.send], identifier: "thread.send")
    leave = Button(texts[.leaveGroup], identifier: "thread.leave")
    super.init()
    for view in [networkLabel, leave, older, messages, input, send] {
      addSubview(view)
    }
    older.isHidden = true
    leave.isHidden = true
    send.isEnabled = false
    connectControls()
  }

  private func connectControls() {
    older.addAction({ [weak self] in self?.onOlder?() }, for: .primaryActionTriggered)
    leave.addAction({ [weak self] in self?.onLeave?() }, for: .primaryActionTriggered)
    send.addAction({ [weak self] in self?.onSend?() }, for: .primaryActionTriggered)
    input.addAction({ [weak self] in self?.onSend?() }, for: .editingDidEndOnExit)
    input.addAction({ [weak self] in self?.onEdit?() }, for: .editingChanged)
  }
}
