import MessengerTexts
import ScreenKit

/// The conversations, that with the latest activity first.
final class ChatsViewController: ViewController {
  var onSelect: ((String) -> Void)?
  var onNewGroup: (() -> Void)?

  private let watching: any WatchingConversations
  private let texts: Texts
  private let panel: ListPanel
  private let newGroupButton: Button
  private let following = Following()
  private var entries: [ConversationOverview.Entry] = []

  init(watching: any WatchingConversations, texts: Texts) {
    self.watching = watching
    self.texts = texts
    panel = ListPanel("chats", emptyText: texts[.noChats], texts: texts)
    newGroupButton = Button(texts[.newGroup], identifier: "chats.newGroup")
    super.init()
    title = texts[.tabChats]
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
    // The badge is seen from every tab, so it is kept right from the beginning.
    following.follow(watching.inboxes()) { [weak self] in self?.show($0.overview) }
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

  private func show(_ overview: ConversationOverview) {
    entries = overview.entries.value ?? []
    panel.show(overview.entries)
    let unread = overview.unreadCount
    tabBarItem.badgeValue = unread == 0 ? nil : "\(unread)"
  }

  private func didTapNewGroup() {
    onNewGroup?()
  }
}

extension ChatsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    entries.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "chat", for: row)
    let entry = entries[row]
    (cell as? ChatCell)?.show(
      [
        entry.name, entry.preview.map(text(of:)),
        entry.unreadCount == 0 ? nil : "\(entry.unreadCount)",
      ], inRow: "chats.\(row)")
    return cell
  }

  private func text(of preview: ConversationOverview.Entry.Preview) -> String {
    switch preview {
    case .draft(let draft): texts[.draft, draft]
    case .message(let message): message
    }
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(entries[row].id)
  }
}

private final class ChatCell: LabelsCell {
  override class var names: [String] { ["name", "preview", "unread"] }
}
