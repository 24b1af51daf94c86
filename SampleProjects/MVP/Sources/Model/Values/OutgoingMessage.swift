/// A message of the user that the server does not have, as far as the app knows.
struct OutgoingMessage: Codable, Equatable {
  /// What the server knows it by, so that it takes it once, however often it is sent.
  var key: String
  let thread: String
  let text: String

  /// Whether the server has refused it.
  var hasFailed = false
}
