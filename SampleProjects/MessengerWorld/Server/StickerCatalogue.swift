/// What the server sells, and how much it has sold.
struct StickerCatalogue: Sendable {
  struct Pack: Sendable {
    let id: String
    let name: String

    /// In cents.
    let price: Int
  }

  let packs = [
    Pack(id: "cats", name: "Cats", price: 199),
    Pack(id: "engines", name: "Analytical Engines", price: 299),
    Pack(id: "moths", name: "Moths and Relays", price: 99),
  ]

  var receiptCount = 0
}
