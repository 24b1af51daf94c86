/// Stickers that are sold together.
public struct WireStickerPack: Codable, Equatable, Sendable {
  /// What a purchase names it by.
  public var id: String

  /// What it is called.
  public var name: String

  /// What it costs, in cents.
  public var price: Int

  /// Whether the reader has bought it.
  public var isOwned: Bool

  /// Creates a sticker pack from its parts.
  public init(id: String, name: String, price: Int, isOwned: Bool) {
    self.id = id
    self.name = name
    self.price = price
    self.isOwned = isOwned
  }
}
