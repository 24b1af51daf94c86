import MessengerTexts

/// Shows the sticker packs and what they cost.
@MainActor
final class StickersPresenter: StickersPresenterInterface {
  weak var view: (any StickersViewInterface)?

  private let stickers: any StickersModelInterface
  private let texts: Texts
  private weak var navigation: (any StickersNavigation)?

  /// What the rows of the view stand for.
  private var shown: [StickerPack] = []

  init(
    stickers: any StickersModelInterface, navigation: any StickersNavigation, texts: Texts
  ) {
    self.stickers = stickers
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showTitle(texts[.tabStickers])
    stickers.observe(by: self) { $0.showPacks() }
    showPacks()
  }

  func viewWillAppear() {
    reload()
  }

  func select(row: Int) {
    guard shown[row].mayBeBought else { return }
    navigation?.showPurchase(of: shown[row])
  }

  func reload() {
    Task { [stickers] in await stickers.reload() }
  }

  private func showPacks() {
    shown = stickers.packs.value ?? []
    view?.showPacks(
      ListContent(stickers.packs, texts: texts) { [texts] pack in
        StickerRow(
          name: pack.name, price: pack.isOwned ? nil : pack.price.inDollars,
          owned: pack.isOwned ? texts[.owned] : nil)
      })
  }
}
