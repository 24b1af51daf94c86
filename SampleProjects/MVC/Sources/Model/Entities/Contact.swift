/// Somebody in the user's address book.
struct Contact: Codable, Equatable, Identifiable {
  /// The name that the user has chosen.
  let name: String

  /// What the account is known by.
  let handle: String

  var id: String { handle }
}

extension StoreKey<[Contact]> {
  static let contacts = StoreKey(.account, "contacts")
}
