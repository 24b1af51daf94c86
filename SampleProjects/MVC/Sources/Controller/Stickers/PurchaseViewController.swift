import MessengerTexts
import ScreenKit

/// Lets the user buy a sticker pack.
final class PurchaseViewController: ViewController {
  /// Called with the proof that the pack is bought.
  var onBuy: ((Receipt) -> Void)?

  private let pack: StickerPack
  private let shop: StickerShop
  private let texts: Texts
  private let purchaseView: PurchaseView

  init(of pack: StickerPack, in shop: StickerShop, texts: Texts) {
    self.pack = pack
    self.shop = shop
    self.texts = texts
    purchaseView = PurchaseView(texts: texts)
    super.init()
    title = pack.name
  }

  override func loadView() {
    view = purchaseView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    purchaseView.price = pack.price.asDollars
    purchaseView.isAllowed = shop.canBuy
    purchaseView.onBuy = { [weak self] in self?.buy() }
  }

  private func buy() {
    purchaseView.error = nil
    purchaseView.isBusy = true
    shop.buy(pack, card: purchaseView.card) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<Receipt, PurchaseError>) {
    purchaseView.isBusy = false
    switch result {
    case .success(let receipt): onBuy?(receipt)
    case .failure(let error): purchaseView.error = error.message(in: texts)
    }
  }
}
