/// A sticker pack that is about to be bought.
struct PurchasePage: Equatable, Sendable {
  let visit: Int
  let pack: StickerPack

  /// What is in the field.
  var card = ""
  var attempt = Attempt.idle

  /// The number of the card without its blanks; `nil` unless it has the length of one.
  var cardNumber: String? {
    let digits = card.filter { !$0.isWhitespace }
    return digits.count == 16 && digits.allSatisfy { $0.isASCII && $0.isNumber } ? digits : nil
  }
}
