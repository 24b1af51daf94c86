import MessengerTexts
import ScreenKit

/// Shows one contact, and what can be done with it.
final class ContactView: View {
  var onMessage: (() -> Void)?
  var onDelete: (() -> Void)?

  var name: String? {
    didSet { nameLabel.text = name }
  }

  var handle: String? {
    didSet { handleLabel.text = handle }
  }

  var error: String? {
    didSet { errorLabel.show(error) }
  }

  private let nameLabel = Label(identifier: "contact.name")
  private let handleLabel = Label(identifier: "contact.handle")
  private let errorLabel = Label(identifier: "contact.error")

  init(texts: Texts) {
    super.init()
    let message = Button(texts[.writeMessage], identifier: "contact.message")
    let delete = Button(texts[.deleteContact], identifier: "contact.delete")
    errorLabel.show(nil)
    for view in [nameLabel, handleLabel, message, delete, errorLabel] { addSubview(view) }
    message.addAction({ [weak self] in self?.onMessage?() }, for: .primaryActionTriggered)
    delete.addAction({ [weak self] in self?.onDelete?() }, for: .primaryActionTriggered)
  }
}
