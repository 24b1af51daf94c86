/// The contacts that a search has found, or all if there is none.
struct ContactListResponse: Equatable, Sendable {
  struct Contact: Equatable, Sendable {
    let name: String
    let handle: String
  }

  let matches: ListResponse<Contact>

  /// Whether there are contacts, but none that fits.
  let hasNoMatches: Bool
}
