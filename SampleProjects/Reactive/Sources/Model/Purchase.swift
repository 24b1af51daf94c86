/// What somebody wants to buy, and may.
struct Purchase: Equatable, Sendable {
  let pack: StickerPack
  let card: CardNumber

  /// Takes what was typed, unless the account may not buy, or has the pack already.
  init(of pack: StickerPack, typedCard: String, by session: Session) throws(Problem) {
    guard session.mayBuy else { throw .guestsCannotBuy }
    guard pack.isForSale else { throw .somethingWentWrong }
    self.pack = pack
    card = try CardNumber(typed: typedCard)
  }
}
