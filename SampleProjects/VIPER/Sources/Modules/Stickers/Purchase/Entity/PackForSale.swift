/// The pack that is for sale.
struct PackForSale: Equatable, Sendable {
  let name: String

  /// In cents.
  let price: Int

  /// Whether the user has bought it: nothing is bought twice.
  let isOwned: Bool
}
