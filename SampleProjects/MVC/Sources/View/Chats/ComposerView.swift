import MessengerTexts
import ScreenKit

/// A field for the next message.
final class ComposerView: View {
  var onSend: (() -> Void)?

  /// Called when the user has changed the text in the field.
  var onEdit: (() -> Void)?

  /// What is written and not sent.
  var text: String {
    get { input.text }
    set { input.text = newValue }
  }

  var canSend = false {
    didSet { send.isEnabled = canSend }
  }

  private let input: TextField
  private let send: Button

  init(texts: Texts) {
    input = TextField(texts[.message], identifier: "thread.input")
    send = Button(texts[.send], identifier: "thread.send")
    super.init()
    for view in [input, send] { addSubview(view) }
    send.isEnabled = false
    send.addAction({ [weak self] in self?.onSend?() }, for: .primaryActionTriggered)
    input.addAction({ [weak self] in self?.onSend?() }, for: .editingDidEndOnExit)
    input.addAction({ [weak self] in self?.onEdit?() }, for: .editingChanged)
  }
}
