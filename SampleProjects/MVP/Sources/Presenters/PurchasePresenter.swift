import MessengerTexts

/// Lets the user buy a sticker pack.
@MainActor
final class PurchasePresenter: PurchasePresenterInterface {
  private static let cardLength = 16

  weak var view: (any PurchaseViewInterface)?

  private let pack: StickerPack
  private let stickers: any StickersModelInterface
  private let session: any SessionModelInterface
  private let texts: Texts
  private weak var navigation: (any StickersNavigation)?
  private let attempt = Attempt()

  init(
    pack: StickerPack, stickers: any StickersModelInterface, session: any SessionModelInterface,
    navigation: any StickersNavigation, texts: Texts
  ) {
    self.pack = pack
    self.stickers = stickers
    self.session = session
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view.map(attempt.connect)
    view?.showPack(name: pack.name, price: pack.price.inDollars)
    if session.account?.mayBuy != true { view?.showNotAllowed(texts[.guestsCannotBuy]) }
  }

  func buy(card: String) {
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == Self.cardLength, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return attempt.refuse(texts[.enterCard])
    }
    attempt.start { [stickers, pack] () async throws(Failure) in
      try await stickers.buy(pack.id, card: digits)
    } failed: { [texts] failure in
      failure == .cardDeclined ? texts[.cardDeclined] : texts.explanation(of: failure)
    } done: { [weak self] in
      self?.navigation?.showReceipt($0)
    }
  }
}
