import MessengerTexts
import ScreenKit

/// Shows a contact, who can be written to or deleted.
final class ContactViewController: ViewController {
  let viewModel: ContactViewModel
  let subscriptions = Subscriptions()

  private let texts: Texts
  private let messageButton: Button
  private let deleteButton: Button
  private let problemLabel = Label(identifier: "contact.error")
  private let confirmedDeletion = Source<Void>()

  init(texts: Texts, viewModel makeViewModel: (ContactViewModel.Inputs) -> ContactViewModel) {
    self.texts = texts
    messageButton = Button(texts[.writeMessage], identifier: "contact.message")
    deleteButton = Button(texts[.deleteContact], identifier: "contact.delete")
    viewModel = makeViewModel(
      ContactViewModel.Inputs(message: messageButton.taps, delete: confirmedDeletion.signal))
    super.init()
    title = viewModel.name
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
    subscriptions.add(deleteButton.taps) { [weak self] in self?.askToDelete() }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      Label(viewModel.name, identifier: "contact.name"),
      Label(viewModel.handle, identifier: "contact.handle"),
      messageButton, deleteButton, problemLabel,
    ])
  }

  private func askToDelete() {
    let alert = AlertController(title: texts[.deleteTitle, viewModel.name])
    alert.addAction(
      AlertAction(title: texts[.deleteContact], style: .destructive, identifier: "alert.delete") {
        [confirmedDeletion] in confirmedDeletion.send(())
      })
    alert.addAction(
      AlertAction(title: texts[.cancel], style: .cancel, identifier: "alert.cancel"))
    present(alert)
  }
}
