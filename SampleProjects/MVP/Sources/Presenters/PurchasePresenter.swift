import MessengerTexts

/// Lets the user buy a sticker pack.
@MainActor
final class PurchasePresenter: PurchasePresenterInterface {
  weak var view: (any PurchaseViewInterface)?

  private let pack: StickerPack
  private let stickers: any StickersModelInterface
  private let texts: Texts
  private weak var navigation: (any StickersNavigation)?
  private let attempt = Attempt()

  init(
    pack: StickerPack, stickers: any StickersModelInterface, navigation: any StickersNavigation,
    texts: Texts
  ) {
    self.pack = pack
    self.stickers = stickers
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      PurchaseLabels(
        title: pack.name, price: pack.price.inDollars, card: texts[.cardNumber],
        buy: texts[.buy]))
    attempt.follow { [weak view] in view?.showAttempt($0) }
    if !stickers.mayBuy { view?.showNotAllowed(texts[.guestsCannotBuy]) }
  }

  func buy(card: String) {
    guard let card = CardNumber(card) else { return attempt.refuse(texts[.enterCard]) }
    attempt.start { [stickers, pack] () async throws(Failure) in
      try await stickers.buy(pack.id, card: card)
    } failed: { [texts] failure in
      switch failure {
      case .cardDeclined: texts[.cardDeclined]
      case .notAllowed: texts[.guestsCannotBuy]
      default: texts.explanation(of: failure)
      }
    } done: { [weak self] in
      self?.navigation?.showReceipt($0)
    }
  }
}
