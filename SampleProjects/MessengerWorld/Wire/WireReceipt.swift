/// The proof of a purchase.
public struct WireReceipt: Codable, Equatable, Sendable {
  /// 1 for the first purchase that the server has taken, and counting.
  public var number: Int

  /// The identifier of the sticker pack.
  public var pack: String

  /// What was charged, in cents.
  public var amount: Int

  /// The last four digits of the card.
  public var cardEnding: String

  /// Creates a receipt from its parts.
  public init(number: Int, pack: String, amount: Int, cardEnding: String) {
    self.number = number
    self.pack = pack
    self.amount = amount
    self.cardEnding = cardEnding
  }
}
