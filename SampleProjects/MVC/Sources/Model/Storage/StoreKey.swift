/// The name of a stored value, and its type.
struct StoreKey<Value: Codable> {
  /// With whom a value goes.
  enum Owner: String {
    /// It stays, whoever signs in.
    case device

    /// It goes with the session.
    case account
  }

  let owner: Owner
  let name: String

  init(_ owner: Owner, _ name: String) {
    self.owner = owner
    self.name = name
  }
}
