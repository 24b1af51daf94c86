/// A message of the user that the server does not have, as far as the app knows.
struct OutgoingMessage: Codable, Equatable, Sendable {
  /// What it is sent under, until the server has said yes or no.
  var key: String
  let conversation: String
  let text: String

  /// Whether the server has said no.
  var hasFailed = false
}
