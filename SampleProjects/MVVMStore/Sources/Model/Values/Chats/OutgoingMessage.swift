/// A message that the server may not have yet.
struct OutgoingMessage: Codable, Equatable, Sendable {
  /// The server takes one message for each key, however often it is sent.
  var key: String
  let conversation: String
  let text: String
  var hasFailed = false
}
