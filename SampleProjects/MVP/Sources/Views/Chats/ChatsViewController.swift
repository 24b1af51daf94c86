import MessengerTexts
import ScreenKit

/// The list of chats.
final class ChatsViewController: ViewController {
  private let presenter: any ChatsPresenterInterface
  private let panel: ListPanel<ChatCell>
  private let newGroupButton: Button

  init(presenter: any ChatsPresenterInterface, texts: Texts) {
    self.presenter = presenter
    panel = ListPanel("chats", emptyText: texts[.noChats], texts: texts)
    newGroupButton = Button(texts[.newGroup], identifier: "chats.newGroup")
    super.init()
    title = texts[.tabChats]
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
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
  func showChats(_ content: ListContent<ChatRow>) {
    panel.show(content)
  }
}
