/// A pack in the list.
struct ListedPack: Equatable, Sendable {
  let id: String
  let name: String
  let cents: Int
  let isOwned: Bool

  /// Nothing is bought twice.
  var mayBeBought: Bool { !isOwned }
}
