import MessengerTexts
import ScreenKit

/// The form for a new group.
final class NewGroupViewController: ViewController {
  private let presenter: any NewGroupPresenterInterface
  private let nameField: TextField
  private let panel: ListPanel<MemberCell>
  private let createButton: Button

  init(presenter: any NewGroupPresenterInterface, texts: Texts) {
    self.presenter = presenter
    nameField = TextField(texts[.groupName], identifier: "newGroup.name")
    panel = ListPanel("newGroup", emptyText: texts[.noContacts], texts: texts)
    createButton = Button(texts[.createGroup], identifier: "newGroup.create")
    super.init()
    title = texts[.newGroup]
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
  func showContacts(_ content: ListContent<MemberRow>) {
    panel.show(content)
  }

  func enableCreating(_ isEnabled: Bool) {
    createButton.isEnabled = isEnabled
  }

  func showBusy(_ isBusy: Bool) {
    createButton.isEnabled = !isBusy
    panel.isBusy = isBusy
  }

  func showError(_ text: String?) {
    panel.problem = text
  }
}
