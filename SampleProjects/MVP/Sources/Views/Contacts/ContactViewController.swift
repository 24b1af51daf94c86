import ScreenKit

/// A contact.
final class ContactViewController: ViewController {
  private let presenter: any ContactPresenterInterface
  private let nameLabel = Label(identifier: "contact.name")
  private let handleLabel = Label(identifier: "contact.handle")
  private let messageButton = Button("", identifier: "contact.message")
  private let deleteButton = Button("", identifier: "contact.delete")
  private let errorLabel = Label(identifier: "contact.error")

  init(presenter: any ContactPresenterInterface) {
    self.presenter = presenter
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
  func showLabels(_ labels: ContactLabels) {
    messageButton.title = labels.message
    deleteButton.title = labels.delete
  }

  func showContact(_ row: ContactRow) {
    title = row.name
    nameLabel.text = row.name
    handleLabel.text = row.handle
  }

  func confirmDeletion(_ question: Question) {
    ask(question, identifier: "alert.delete") { [presenter] in presenter.deletionConfirmed() }
  }

  func showError(_ text: String?) {
    errorLabel.show(text)
  }
}
