/// What is asked before something is done that cannot be undone.
struct Question: Equatable, Sendable {
  let title: String
  let confirmation: String
  let cancellation: String
}
