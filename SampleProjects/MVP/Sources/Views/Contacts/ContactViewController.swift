import MessengerTexts
import ScreenKit

/// A contact.
final class ContactViewController: ViewController {
  private let presenter: any ContactPresenterInterface
  private let texts: Texts
  private let nameLabel = Label(identifier: "contact.name")
  private let handleLabel = Label(identifier: "contact.handle")
  private let messageButton: Button
  private let deleteButton: Button
  private let errorLabel = Label(identifier: "contact.error")

  init(presenter: any ContactPresenterInterface, texts: Texts) {
    self.presenter = presenter
    self.texts = texts
    messageButton = Button(texts[.writeMessage], identifier: "contact.message")
    deleteButton = Button(texts[.deleteContact], identifier: "contact.delete")
    errorLabel.isHidden = true
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameLabel, handleLabel, messageButton, deleteButton, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageButton.addAction(
      { [presenter] in presenter.writeMessage() }, for: .primaryActionTriggered)
    deleteButton.addAction({ [presenter] in presenter.delete() }, for: .primaryActionTriggered)
    presenter.viewDidLoad()
  }
}

extension ContactViewController: ContactViewInterface {
  func showContact(_ row: ContactRow) {
    title = row.name
    nameLabel.text = row.name
    handleLabel.text = row.handle
  }

  func confirmDeletion(title: String) {
    ask(title, answer: texts[.deleteContact], identifier: "alert.delete", texts: texts) {
      [presenter] in presenter.deletionConfirmed()
    }
  }

  func showBusy(_ isBusy: Bool) {
    // The buttons stay as they are: the presenter starts nothing else meanwhile.
  }

  func showError(_ text: String?) {
    errorLabel.show(text)
  }
}
