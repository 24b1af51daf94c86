/// The state of the screen that sells a pack of stickers.
struct PurchaseState: Equatable, Sendable {
  let pack: StickerPack

  /// Whether the user may buy anything at all.
  let isAllowed: Bool
  var card = ""
  var attempt = Attempt.idle

  init(pack: StickerPack, isAllowed: Bool) {
    self.pack = pack
    self.isAllowed = isAllowed
  }

  /// Returns the card to pay with, or `nil` if there is nothing to be done.
  mutating func startBuying() -> CardNumber? {
    guard isAllowed, !attempt.isBusy else { return nil }
    do {
      let number = try CardNumber(card)
      attempt = .busy
      return number
    } catch {
      attempt = .failed(error)
      return nil
    }
  }
}
