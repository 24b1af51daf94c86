import MessengerTexts
import ScreenKit

/// Shows the sticker packs, and reports which one the user wants to buy.
final class StickersViewController: ViewController {
  weak var delegate: (any StickersViewControllerDelegate)?

  private let shop: StickerShop
  private let texts: Texts
  private let list: LoadingListView<StickerCell>

  init(shop: StickerShop, texts: Texts) {
    self.shop = shop
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
    list.onRetry = { [weak self] in self?.shop.load() }
    list.onSelect = { [weak self] in self?.select($0) }
    shop.changes.add(self) { $0.show() }
    show()
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    shop.load()
  }

  private func select(_ id: StickerRow.ID) {
    guard let pack = shop.packs.first(where: { $0.id == id }), shop.sells(pack) else { return }
    delegate?.stickersViewController(self, didSelect: pack)
  }

  private func show() {
    list.show(ListContent(shop.state, shop.packs.map(row), in: texts))
  }

  private func row(for pack: StickerPack) -> StickerRow {
    StickerRow(
      id: pack.id, name: pack.name, price: pack.isOwned ? nil : pack.price.asDollars,
      owned: pack.isOwned ? texts[.owned] : nil)
  }
}
