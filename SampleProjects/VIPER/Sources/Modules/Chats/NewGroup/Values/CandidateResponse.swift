/// Somebody who can be in the group.
struct CandidateResponse: Equatable, Sendable {
  let name: String
  let handle: String
  let isChosen: Bool
}
