import MessengerTexts
import ScreenKit

/// The screen with all sticker packs.
final class StickerListViewController: ViewController, RoutingSource {
  private let handler: any StickerListEventHandler
  private let rows: any StickerListDataSource
  private let panel: ListPanel

  init(handler: any StickerListEventHandler, rows: any StickerListDataSource, texts: Texts) {
    self.handler = handler
    self.rows = rows
    panel = ListPanel("stickers", texts: texts)
    super.init()
    title = texts[.tabStickers]
    tabBarItem = TabBarItem(title: texts[.tabStickers], identifier: "tabs.stickers")
  }

  override func loadView() {
    view = panel
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.list.registerTextsCells()
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.retryButton.addAction(
      { [handler] in handler.didTapRetry() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    handler.viewWillAppear()
  }
}

extension StickerListViewController: StickerListViewInterface {
  func showRows(_ notice: ListNotice) {
    panel.showRows(notice)
  }
}

extension StickerListViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.rowCount
  }

  func listView(_ listView: ListView, cellForRowAt index: Int) -> ListCell {
    let row = rows.row(at: index)
    return listView.textsCell(
      "stickers.\(index)", for: index,
      showing: [("name", row.name), ("price", row.price), ("owned", row.owned)])
  }

  func listView(_ listView: ListView, didSelectRowAt index: Int) {
    listView.deselectRow(at: index)
    handler.didSelectRow(index)
  }
}
