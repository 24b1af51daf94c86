import MessengerTexts
import ScreenKit

/// The conversations, that with the latest activity first.
final class ChatsViewController: ViewController {
  var onSelect: ((String) -> Void)?
  var onNewGroup: (() -> Void)?

  private let watching: any WatchingConversations
  private let panel: ListPanel
  private let newGroupButton: Button
  private let following = Following()
  private var rows: [ChatsPresentation.Row] = []

  init(watching: any WatchingConversations, texts: Texts) {
    self.watching = watching
    panel = ListPanel("chats", texts: texts)
    newGroupButton = Button(texts[.newGroup], identifier: "chats.newGroup")
    super.init()
    title = texts[.tabChats]
    tabBarItem = TabBarItem(title: texts[.tabChats], identifier: "tabs.chats")
    // The badge is seen from every tab, so it is kept right from the beginning.
    following.follow(watching.inboxes()) { [weak self] in
      self?.show(ChatsPresentation($0.overview, texts: texts))
    }
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

  private func show(_ presentation: ChatsPresentation) {
    rows = presentation.rows
    panel.show(presentation.list)
    tabBarItem.badgeValue = presentation.badge
  }

  private func didTapNewGroup() {
    onNewGroup?()
  }
}

extension ChatsViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "chat", for: row)
    let shown = rows[row]
    (cell as? ChatCell)?.show(
      [shown.name, shown.preview, shown.unread], inRow: "chats.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    onSelect?(rows[row].conversation)
  }
}

private final class ChatCell: LabelsCell {
  override class var names: [String] { ["name", "preview", "unread"] }
}
