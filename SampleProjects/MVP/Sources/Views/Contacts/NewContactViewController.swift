import MessengerTexts
import ScreenKit

/// The form for a new contact.
final class NewContactViewController: ViewController {
  private let presenter: any NewContactPresenterInterface
  private let nameField: TextField
  private let handleField: TextField
  private let attemptViews: AttemptViews

  init(presenter: any NewContactPresenterInterface, texts: Texts) {
    self.presenter = presenter
    nameField = TextField(texts[.contactName], identifier: "newContact.name")
    handleField = TextField(texts[.contactHandle], identifier: "newContact.handle")
    attemptViews = AttemptViews(
      button: Button(texts[.save], identifier: "newContact.save"), screen: "newContact")
    super.init()
    title = texts[.newContact]
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, handleField, attemptViews.button, attemptViews.busyIndicator,
      attemptViews.errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    attemptViews.button.addTarget(
      self, action: NewContactViewController.save, for: .primaryActionTriggered)
  }

  private func save() {
    presenter.save(name: nameField.text, handle: handleField.text)
  }
}

extension NewContactViewController: NewContactViewInterface {
  func showBusy(_ isBusy: Bool) {
    attemptViews.showBusy(isBusy)
  }

  func showError(_ text: String?) {
    attemptViews.errorLabel.show(text)
  }
}
