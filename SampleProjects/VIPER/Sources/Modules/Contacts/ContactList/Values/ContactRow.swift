/// What a row shows.
struct ContactRow: Equatable, Sendable {
  let name: String
  let handle: String
}
