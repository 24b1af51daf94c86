import MessengerTexts
import ScreenKit

/// Shows the fields for a new contact.
final class NewContactViewController: Screen {
  private let viewModel: NewContactViewModel

  private let nameField = TextField("", identifier: "newContact.name")
  private let handleField = TextField("", identifier: "newContact.handle")
  private let saveButton = Button("", identifier: "newContact.save")
  private let busyIndicator = ActivityIndicator(identifier: "newContact.busy")
  private let errorLabel = Label(identifier: "newContact.error")

  init(viewModel: NewContactViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, handleField, saveButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(nameField, to: \.viewModel.name)
    bind(handleField, to: \.viewModel.handle)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    bind { screen in
      screen.saveButton.isEnabled = !screen.viewModel.isBusy
      screen.busyIndicator.show(screen.viewModel.isBusy)
    }
    saveButton.addTarget(self, action: NewContactViewController.save, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    title = texts[.newContact]
    nameField.placeholder = texts[.contactName]
    handleField.placeholder = texts[.contactHandle]
    saveButton.title = texts[.save]
  }

  private func save() {
    Task { [viewModel] in await viewModel.save() }
  }
}
