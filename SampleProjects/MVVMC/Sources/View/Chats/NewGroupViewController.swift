import MessengerTexts
import ScreenKit

/// Shows the contacts to choose a new group from.
final class NewGroupViewController: Screen {
  private let viewModel: NewGroupViewModel

  private let nameField = TextField("", identifier: "newGroup.name")
  private let emptyLabel = Label(identifier: "newGroup.empty")
  private let list = RowList("newGroup", of: NewGroupCell.self)
  private let createButton = Button("", identifier: "newGroup.create")
  private let busyIndicator = ActivityIndicator(identifier: "newGroup.busy")
  private let errorLabel = Label(identifier: "newGroup.error")

  init(viewModel: NewGroupViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [
      nameField, emptyLabel, list.listView, createButton, busyIndicator, errorLabel,
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(nameField, to: \.viewModel.name)
    bind { screen in screen.showTexts(screen.viewModel.texts) }
    bind { screen in screen.list.rows = screen.viewModel.rows }
    bind { screen in screen.emptyLabel.show(screen.viewModel.emptyText) }
    bind { screen in screen.createButton.isEnabled = screen.viewModel.canCreate }
    bind { screen in screen.busyIndicator.show(screen.viewModel.isBusy) }
    bind { screen in screen.errorLabel.show(screen.viewModel.errorText) }
    list.onSelect = { [viewModel] row in viewModel.toggle(row.id) }
    createButton.addTarget(
      self, action: NewGroupViewController.create, for: .primaryActionTriggered)
  }

  private func showTexts(_ texts: Texts) {
    title = texts[.newGroup]
    nameField.placeholder = texts[.groupName]
    createButton.title = texts[.createGroup]
  }

  private func create() {
    Task { [viewModel] in await viewModel.create() }
  }
}
