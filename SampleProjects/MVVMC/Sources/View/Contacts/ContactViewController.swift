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
    title = viewModel.name
    nameLabel.text = viewModel.name
    handleLabel.text = viewModel.handle
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    messageButton.addTarget(
      self, action: ContactViewController.openThread, for: .primaryActionTriggered)
    deleteButton.addTarget(
      self, action: ContactViewController.askToDelete, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    messageButton.title = texts[.writeMessage]
    deleteButton.title = texts[.deleteContact]
  }

  private func openThread() {
    Task { [viewModel] in await viewModel.openThread() }
  }

  private func askToDelete() {
    let alert = AlertController(title: viewModel.deleteQuestion)
    alert.addAction(
      AlertAction(
        title: viewModel.texts[.deleteContact], style: .destructive, identifier: "alert.delete"
      ) { [viewModel] in
        Task { await viewModel.delete() }
      })
    alert.addAction(
      AlertAction(title: viewModel.texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
