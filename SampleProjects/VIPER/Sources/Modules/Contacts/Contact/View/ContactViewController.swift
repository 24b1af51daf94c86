import MessengerTexts
import ScreenKit

/// The screen with one contact.
final class ContactViewController: ViewController, RoutingSource {
  private let handler: any ContactEventHandler
  private let nameLabel = Label(identifier: "contact.name")
  private let handleLabel = Label(identifier: "contact.handle")
  private let messageButton: Button
  private let deleteButton: Button
  private let errorLabel = NoticeLabel(identifier: "contact.error")

  init(handler: any ContactEventHandler, texts: Texts) {
    self.handler = handler
    messageButton = Button(texts[.writeMessage], identifier: "contact.message")
    deleteButton = Button(texts[.deleteContact], identifier: "contact.delete")
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameLabel, handleLabel, messageButton, deleteButton, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageButton.addAction(
      { [handler] in handler.didTapMessage() }, for: .primaryActionTriggered)
    deleteButton.addAction({ [handler] in handler.didTapDelete() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }
}

extension ContactViewController: ContactViewInterface {
  func show(name: String, handle: String) {
    title = name
    nameLabel.text = name
    handleLabel.text = handle
  }

  func show(error: String?) {
    errorLabel.show(error)
  }

  func askToDelete(_ question: Question) {
    present(
      AlertController(question, identifier: "alert.delete") { [weak handler] in
        handler?.didConfirmDeletion()
      })
  }
}
