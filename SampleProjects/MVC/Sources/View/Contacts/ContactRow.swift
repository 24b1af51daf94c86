/// Somebody in a list of contacts.
struct ContactRow: Equatable, Identifiable {
  let id: String
  let name: String
  let handle: String
}
