import MessengerTexts
import ScreenKit

/// Shows the chats, and reports which one the user wants to read.
final class ChatsViewController: ViewController {
  weak var delegate: (any ChatsViewControllerDelegate)?

  private let chats: ChatList
  private let drafts: Drafts
  private let outbox: Outbox
  private let texts: Texts
  private let chatsView: ChatsView

  init(chats: ChatList, drafts: Drafts, outbox: Outbox, texts: Texts) {
    self.chats = chats
    self.drafts = drafts
    self.outbox = outbox
    self.texts = texts
    chatsView = ChatsView(texts: texts)
    super.init()
    title = texts[.tabChats]
  }

  override func loadView() {
    view = chatsView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chatsView.onNewGroup = { [weak self] in self?.askForNewGroup() }
    chatsView.onRetry = { [weak self] in self?.chats.load() }
    chatsView.onSelect = { [weak self] in self?.select($0) }
    chats.changes.add(self) { $0.show() }
    drafts.changes.add(self) { $0.show() }
    outbox.changes.add(self) { $0.show() }
    show()
  }

  private func select(_ id: ChatRow.ID) {
    delegate?.chatsViewController(self, didSelect: id)
  }

  private func askForNewGroup() {
    delegate?.chatsViewControllerDidAskForNewGroup(self)
  }

  private func show() {
    chatsView.show(ListContent(chats.state, chats.all.map(row), in: texts))
  }

  private func row(for chat: Chat) -> ChatRow {
    ChatRow(
      id: chat.id, name: chat.name, preview: preview(of: chat),
      unread: chat.unreadCount > 0 ? String(chat.unreadCount) : nil)
  }

  private func preview(of chat: Chat) -> String? {
    if let draft = drafts[chat.id] { return texts[.draft, draft] }
    return outbox.messages(in: chat.id).last?.text ?? chat.lastMessage?.text
  }
}
