import ScreenKit

/// The form for a new contact.
final class NewContactViewController: ViewController {
  private let presenter: any NewContactPresenterInterface
  private let nameField = TextField("", identifier: "newContact.name")
  private let handleField = TextField("", identifier: "newContact.handle")
  private let attemptViews = AttemptViews(screen: "newContact", button: "save")

  init(presenter: any NewContactPresenterInterface) {
    self.presenter = presenter
    super.init()
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
    presenter.viewDidLoad()
  }

  private func save() {
    presenter.save(name: nameField.text, handle: handleField.text)
  }
}

extension NewContactViewController: NewContactViewInterface {
  func showLabels(_ labels: NewContactLabels) {
    title = labels.title
    nameField.placeholder = labels.name
    handleField.placeholder = labels.handle
    attemptViews.button.title = labels.save
  }

  func showAttempt(_ state: AttemptState) {
    attemptViews.show(state)
  }
}
