import MessengerTexts
import ScreenKit

/// Adds a contact.
final class NewContactViewController: ViewController {
  let viewModel: NewContactViewModel
  let subscriptions = Subscriptions()

  private let nameField: TextField
  private let handleField: TextField
  private let saveButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newContact.busy")
  private let problemLabel = Label(identifier: "newContact.error")

  init(
    texts: Texts, viewModel makeViewModel: (NewContactViewModel.Inputs) -> NewContactViewModel
  ) {
    nameField = TextField(texts[.contactName], identifier: "newContact.name")
    handleField = TextField(texts[.contactHandle], identifier: "newContact.handle")
    saveButton = Button(texts[.save], identifier: "newContact.save")
    viewModel = makeViewModel(
      NewContactViewModel.Inputs(
        name: nameField.texts, handle: handleField.texts, save: saveButton.taps))
    super.init()
    title = texts[.newContact]
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
}
