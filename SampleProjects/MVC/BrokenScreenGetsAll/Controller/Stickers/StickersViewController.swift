import MessengerTexts
import ScreenKit

/// Shows the sticker packs, and reports which one the user wants to buy.
final class StickersViewController: ViewController {
  weak var delegate: (any StickersViewControllerDelegate)?

  private let account: Account
  private let texts: Texts
  private let list: LoadingListView<StickerCell>

  init(account: Account, texts: Texts) {
    self.account = account
    self.texts = texts
    list = LoadingListView(prefix: "stickers", texts: texts)
    super.init()
    title = texts[.tabStickers]
  }

  override func loadView() {
    view = list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.onRetry = { [weak self] in self?.account.stickers.load() }
    list.rowsView.onSelect = { [weak self] in self?.select($0) }
    account.stickers.changes.add(self) { $0.show() }
    show()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    account.stickers.load()
  }

  private func select(_ id: StickerRow.ID) {
    guard let pack = account.stickers.packs.first(where: { $0.id == id }), !pack.isOwned else {
      return
    }
    delegate?.stickersViewController(self, didSelect: pack)
  }

  private func show() {
    list.showing = ListContent(
      account.stickers.state, account.stickers.packs.map(row), in: texts)
  }

  private func row(for pack: StickerPack) -> StickerRow {
    StickerRow(
      id: pack.id, name: pack.name, price: pack.isOwned ? nil : pack.price.asDollars,
      owned: pack.isOwned ? texts[.owned] : nil)
  }
}
