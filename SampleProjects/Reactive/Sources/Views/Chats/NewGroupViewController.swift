import MessengerTexts
import ScreenKit

/// Makes a group of contacts.
final class NewGroupViewController: ViewController {
  let viewModel: NewGroupViewModel
  let subscriptions = Subscriptions()

  private let nameField: TextField
  private let createButton: Button
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let problemLabel = Label(identifier: "newGroup.error")
  private let emptyLabel: Label
  private let list = ListView(identifier: "newGroup.list")
  private let rows: ListRows<LabelsCell>

  init(texts: Texts, viewModel makeViewModel: (NewGroupViewModel.Inputs) -> NewGroupViewModel) {
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    createButton = Button(texts[.createGroup], identifier: "newGroup.create")
    emptyLabel = Label(texts[.noContacts], identifier: "newGroup.empty")
    rows = ListRows("newGroup", in: list)
    viewModel = makeViewModel(
      NewGroupViewModel.Inputs(
        name: nameField.texts, selected: rows.selections, create: createButton.taps))
    super.init()
    title = texts[.newGroup]
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, createButton, busyIndicator, problemLabel, emptyLabel, list,
    ])
  }

  private func bind() {
    subscriptions.add(viewModel.rows) { [rows, list] in rows.show($0, in: list) }
    subscriptions.add(viewModel.isEmpty) { [emptyLabel] in emptyLabel.isHidden = !$0 }
    subscriptions.add(viewModel.isCreateEnabled) { [createButton] in createButton.isEnabled = $0 }
    subscriptions.add(viewModel.isBusy) { [busyIndicator] in busyIndicator.show($0) }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
  }
}
