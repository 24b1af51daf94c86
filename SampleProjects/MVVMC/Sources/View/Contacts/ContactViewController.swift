import MessengerTexts
import ScreenKit

/// Shows one contact.
final class ContactViewController: Screen {
  private let viewModel: ContactViewModel

  private let nameLabel = Label(identifier: "contact.name")
  private let handleLabel = Label(identifier: "contact.handle")
  private let messageButton = Button("", identifier: "contact.message")
  private let deleteButton = Button("", identifier: "contact.delete")
  private let errorLabel = Label(identifier: "contact.error")

  init(viewModel: ContactViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameLabel, handleLabel, messageButton, deleteButton, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    handleLabel.text = viewModel.handle
    bind { screen in
      screen.title = screen.viewModel.name
      screen.nameLabel.text = screen.viewModel.name
    }
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    messageButton.addTarget(
      self, action: ContactViewController.openThread, for: .primaryActionTriggered)
    deleteButton.addTarget(
      self, action: ContactViewController.askToDelete, for: .primaryActionTriggered)
    viewModel.start()
  }

  private func showTexts(_ texts: Texts) {
    messageButton.title = texts[.writeMessage]
    deleteButton.title = texts[.deleteContact]
  }

  private func openThread() {
    Task { [viewModel] in await viewModel.openThread() }
  }

  private func askToDelete() {
    ask(viewModel.deleteQuestion, identifier: "alert.delete")
  }
}
