/// A message that the server may not have yet.
struct OutgoingMessage: Codable, Equatable, Sendable {
  /// What the server knows the message by, however often it is sent.
  var key: String
  let conversation: String
  let text: String

  /// Whether the server does not want it.
  var hasFailed = false
}
