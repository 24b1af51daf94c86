import MessengerTexts
import ScreenKit

/// The screen with all conversations.
final class ChatListViewController: ViewController, RoutingSource {
  private let handler: any ChatListEventHandler
  private let rows: any ChatListDataSource
  private let panel: ListPanel
  private let newGroupButton: Button

  init(handler: any ChatListEventHandler, rows: any ChatListDataSource, texts: Texts) {
    self.handler = handler
    self.rows = rows
    panel = ListPanel("chats", texts: texts)
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
    panel.list.registerTextsCells()
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.retryButton.addAction(
      { [handler] in handler.didTapRetry() }, for: .primaryActionTriggered)
    newGroupButton.addAction(
      { [handler] in handler.didTapNewGroup() }, for: .primaryActionTriggered)
    handler.viewDidLoad()
  }
}

extension ChatListViewController: ChatListViewInterface {
  func showRows(_ notice: ListNotice) {
    panel.showRows(notice)
  }

  func show(badge: String?) {
    tabBarItem.badgeValue = badge
  }
}

extension ChatListViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.rowCount
  }

  func listView(_ listView: ListView, cellForRowAt index: Int) -> ListCell {
    let row = rows.row(at: index)
    return listView.textsCell(
      "chats.\(index)", for: index,
      showing: [("name", row.name), ("preview", row.preview), ("unread", row.unread)])
  }

  func listView(_ listView: ListView, didSelectRowAt index: Int) {
    listView.deselectRow(at: index)
    handler.didSelectRow(index)
  }
}
