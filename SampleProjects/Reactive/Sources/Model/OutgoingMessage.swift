/// A message that the server has not confirmed.
struct OutgoingMessage: Equatable, Sendable {
  let key: String
  let thread: String
  let text: String
  var hasFailed = false
}
