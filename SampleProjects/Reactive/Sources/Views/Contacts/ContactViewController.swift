import MessengerTexts
import ScreenKit

/// Shows a contact, who can be written to or deleted.
final class ContactViewController: ViewController {
  let viewModel: ContactViewModel
  let subscriptions = Subscriptions()

  private let messageButton = Button("", identifier: "contact.message")
  private let deleteButton = Button("", identifier: "contact.delete")
  private let problemLabel = Label(identifier: "contact.error")
  private let confirmed = Subject<Void>()

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (ContactViewModel.Inputs) -> ContactViewModel
  ) {
    viewModel = makeViewModel(
      ContactViewModel.Inputs(
        message: messageButton.taps, delete: deleteButton.taps, confirmed: confirmed.observable))
    super.init()
    title = viewModel.name
    subscriptions.add(texts) { [messageButton, deleteButton] in
      messageButton.title = $0[.writeMessage]
      deleteButton.title = $0[.deleteContact]
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
    subscriptions.add(viewModel.question) { [weak self, confirmed] in
      self?.ask($0, yesIdentifier: "alert.delete", confirmed)
    }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      Label(viewModel.name, identifier: "contact.name"),
      Label(viewModel.handle, identifier: "contact.handle"),
      messageButton, deleteButton, problemLabel,
    ])
  }
}
