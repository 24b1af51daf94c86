import ScreenKit

/// The form for a new group.
final class NewGroupViewController: ViewController {
  private let presenter: any NewGroupPresenterInterface
  private let nameField = TextField("", identifier: "newGroup.name")
  private let panel = ListPanel<MemberCell>("newGroup")
  private let createButton = Button("", identifier: "newGroup.create")

  init(presenter: any NewGroupPresenterInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [nameField, createButton, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.addTarget(self, action: NewGroupViewController.edit, for: .editingChanged)
    createButton.addAction({ [presenter] in presenter.create() }, for: .primaryActionTriggered)
    panel.onSelect = { [presenter] in presenter.select(row: $0) }
    presenter.viewDidLoad()
  }

  private func edit() {
    presenter.editName(nameField.text)
  }
}

extension NewGroupViewController: NewGroupViewInterface {
  func showLabels(_ labels: NewGroupLabels) {
    title = labels.title
    nameField.placeholder = labels.name
    createButton.title = labels.create
  }

  func showContacts(_ content: ListContent<MemberRow>) {
    panel.show(content)
  }

  func enableCreating(_ isEnabled: Bool) {
    createButton.isEnabled = isEnabled
  }
}
