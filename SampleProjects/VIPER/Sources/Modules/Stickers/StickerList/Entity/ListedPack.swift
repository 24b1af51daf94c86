/// A pack in the list.
struct ListedPack: Equatable, Sendable {
  let id: String
  let name: String

  /// In cents.
  let price: Int
  let isOwned: Bool
}
