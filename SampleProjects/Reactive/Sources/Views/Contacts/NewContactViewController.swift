import MessengerTexts
import ScreenKit

/// Adds a contact.
final class NewContactViewController: ViewController {
  let viewModel: NewContactViewModel
  let subscriptions = Subscriptions()

  private let nameField = TextField("", identifier: "newContact.name")
  private let handleField = TextField("", identifier: "newContact.handle")
  private let saveButton = Button("", identifier: "newContact.save")
  private let busyIndicator = ActivityIndicator(identifier: "newContact.busy")
  private let problemLabel = Label(identifier: "newContact.error")

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (NewContactViewModel.Inputs) -> NewContactViewModel
  ) {
    viewModel = makeViewModel(
      NewContactViewModel.Inputs(
        name: nameField.edits, handle: handleField.edits, save: saveButton.taps))
    super.init()
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    subscriptions.add(viewModel.isBusy) { [saveButton, busyIndicator] isBusy in
      saveButton.isEnabled = !isBusy
      busyIndicator.show(isBusy)
    }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, handleField, saveButton, busyIndicator, problemLabel,
    ])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.newContact]
    nameField.placeholder = texts[.contactName]
    handleField.placeholder = texts[.contactHandle]
    saveButton.title = texts[.save]
  }
}
