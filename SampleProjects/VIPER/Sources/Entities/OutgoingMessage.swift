/// A message of the user's that the server may not have yet.
struct OutgoingMessage: Codable, Equatable, Sendable {
  /// What the server knows a repetition by.
  var key: String
  let conversation: String
  let text: String

  /// Whether the server has said no.
  var hasFailed = false
}
