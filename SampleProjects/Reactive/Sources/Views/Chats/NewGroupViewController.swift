import MessengerTexts
import ScreenKit

/// Makes a group of contacts.
final class NewGroupViewController: ViewController {
  let viewModel: NewGroupViewModel
  let subscriptions = Subscriptions()

  private let nameField = TextField("", identifier: "newGroup.name")
  private let createButton = Button("", identifier: "newGroup.create")
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let problemLabel = Label(identifier: "newGroup.error")
  private let emptyLabel = Label(identifier: "newGroup.empty")
  private let list = ListView(identifier: "newGroup.list")
  private let rows: ListRows<LabelsCell>

  init(
    texts: Observable<Texts>,
    viewModel makeViewModel: (NewGroupViewModel.Inputs) -> NewGroupViewModel
  ) {
    rows = ListRows("newGroup", in: list)
    viewModel = makeViewModel(
      NewGroupViewModel.Inputs(
        name: nameField.edits, selected: rows.selections, create: createButton.taps))
    super.init()
    subscriptions.add(texts) { [weak self] in self?.showCaptions($0) }
    bind()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, createButton, busyIndicator, problemLabel, emptyLabel, list,
    ])
  }

  private func showCaptions(_ texts: Texts) {
    title = texts[.newGroup]
    nameField.placeholder = texts[.groupName]
    createButton.title = texts[.createGroup]
  }

  private func bind() {
    subscriptions.add(viewModel.rows) { [rows, list] in rows.show($0, in: list) }
    subscriptions.add(viewModel.emptyText) { [emptyLabel] in emptyLabel.show($0) }
    subscriptions.add(viewModel.isCreateEnabled) { [createButton] in createButton.isEnabled = $0 }
    subscriptions.add(viewModel.isBusy) { [busyIndicator] in busyIndicator.show($0) }
    subscriptions.add(viewModel.problem) { [problemLabel] in problemLabel.show($0) }
  }
}
