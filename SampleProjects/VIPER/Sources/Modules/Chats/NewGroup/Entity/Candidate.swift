/// Somebody whom a group can be made of.
struct Candidate: Equatable, Sendable {
  let name: String
  let handle: String
}
