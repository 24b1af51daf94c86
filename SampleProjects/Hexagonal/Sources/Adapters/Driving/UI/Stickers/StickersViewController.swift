import MessengerTexts
import ScreenKit

/// The stickers that are for sale.
final class StickersViewController: ViewController {
  var onSelect: ((StickerPack) -> Void)?

  private let browsing: any BrowsingStickers
  private let texts: Texts
  private let panel: ListPanel
  private var packs = Loadable<[StickerPack]>.loading
  private var rows: [StickersPresentation.Row] = []

  init(browsing: any BrowsingStickers, texts: Texts) {
    self.browsing = browsing
    self.texts = texts
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
    panel.list.register(StickerCell.self, forCellReuseIdentifier: "pack")
    panel.list.dataSource = self
    panel.list.delegate = self
    panel.onRetry = { [weak self] in self?.load() }
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    load()
  }

  private func load() {
    packs.beginLoading()
    show()
    Task { [weak self, browsing] in
      do {
        let loaded = try await browsing.stickerPacks()
        self?.packs = .loaded(loaded)
      } catch {
        self?.packs.failLoading()
      }
      self?.show()
    }
  }

  private func show() {
    let presentation = StickersPresentation(packs, texts: texts)
    rows = presentation.rows
    panel.show(presentation.list)
  }
}

extension StickersViewController: ListViewDataSource, ListViewDelegate {
  func numberOfRows(in listView: ListView) -> Int {
    rows.count
  }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell {
    let cell = listView.dequeueReusableCell(withIdentifier: "pack", for: row)
    let shown = rows[row]
    (cell as? StickerCell)?.show([shown.name, shown.price, shown.owned], inRow: "stickers.\(row)")
    return cell
  }

  func listView(_ listView: ListView, didSelectRowAt row: Int) {
    listView.deselectRow(at: row)
    guard rows[row].pack.canBeBought else { return }
    onSelect?(rows[row].pack)
  }
}

private final class StickerCell: LabelsCell {
  override class var names: [String] { ["name", "price", "owned"] }
}
