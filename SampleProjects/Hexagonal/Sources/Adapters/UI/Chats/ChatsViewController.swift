import MessengerTexts
import ScreenKit

/// The conversations, that with the latest activity first.
final class ChatsViewController: ViewController {
  var onSelect: ((String) -> Void)?
  var onNewGroup: (() -> Void)?

  private let watching: any WatchingInbox
  private let texts: Texts
  private let panel: ListPanel
  private let newGroupButton: Button
  private let following = Following()
  private var inbox = Inbox()

  init(watching: any WatchingInbox, texts: Texts) {
    self.watching = watching
    self.texts = texts
    panel = ListPanel("chats", emptyText: texts[.noChats], texts: texts)
    newGroupButton = Button(texts[.newGroup], identifier: "chats.newGroup")
    super.init()
    title = texts[.tabChats]
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
    // The badge is seen from every tab, so it is kept right from the beginning.
    following.follow(watching.inboxes()) { [weak self] in self?.show($0) }
  }

  override func loadView() {
    view = StackView(arrangedSubviews: [newGroupButton, panel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.list.register(ChatCell.self, forCellReuseIdentifier: "chat")
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.onRetry = { [watching] in Task { await watching.reloadConversations() } }
    newGroupButton.addTarget(
      self, action: ChatsViewController.didTapNewGroup, for: .primaryActionTriggered)
  }

  private func show(_ newInbox: Inbox) {
    inbox = newInbox
    panel.show(inbox.conversations)
    let unread = inbox.unreadCount
    tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
  }

  private func didTapNewGroup() {
    onNewGroup?()
  }
}

extension ChatsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    inbox.conversations.value?.count ?? 0
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "chat", for: row)
    guard let conversation = inbox.conversations.value?[row] else { return cell }
    let draft = inbox.drafts[conversation.id].map { texts[.draft, $0] }
    (cell as? ChatCell)?.show(
      [
        conversation.name, draft ?? conversation.lastMessage?.text,
        conversation.unreadCount == 0 ? nil : "\(conversation.unreadCount)",
      ], inRow: "chats.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    guard let conversation = inbox.conversations.value?[row] else { return }
    onSelect?(conversation.id)
  }
}

private final class ChatCell: LabelsCell {
  override class var names: [String] { ["name", "preview", "unread"] }
}
