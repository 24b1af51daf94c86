import ScreenKit

/// The list of chats.
final class ChatsViewController: ViewController {
  private let presenter: any ChatsPresenterInterface
  private let panel = ListPanel<ChatCell>("chats")
  private let newGroupButton = Button("", identifier: "chats.newGroup")

  init(presenter: any ChatsPresenterInterface) {
    self.presenter = presenter
    super.init()
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [newGroupButton, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.onSelect = { [presenter] in presenter.select(row: $0) }
    panel.onRetry = { [presenter] in presenter.reload() }
    newGroupButton.addAction(
      { [presenter] in presenter.addGroup() }, for: .primaryActionTriggered)
    presenter.viewDidLoad()
  }
}

extension ChatsViewController: ChatsViewInterface {
  func showLabels(_ labels: ChatsLabels) {
    title = labels.title
    newGroupButton.title = labels.newGroup
  }

  func showChats(_ content: ListContent<ChatRow>) {
    panel.show(content)
  }
}
