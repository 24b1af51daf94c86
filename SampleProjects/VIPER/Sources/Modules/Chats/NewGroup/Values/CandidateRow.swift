/// What a row shows.
struct CandidateRow: Equatable, Sendable {
  let name: String
  let mark: String?
}
