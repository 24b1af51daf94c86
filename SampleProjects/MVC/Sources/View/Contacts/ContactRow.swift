/// Somebody in a list of contacts.
struct ContactRow: Equatable {
  let name: String
  let handle: String
}
