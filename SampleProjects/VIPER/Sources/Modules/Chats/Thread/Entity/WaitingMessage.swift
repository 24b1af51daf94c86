/// A message of the user's that the server may not have yet.
struct WaitingMessage: Equatable, Sendable {
  let key: String
  let text: String

  /// Whether the server has said no.
  let hasFailed: Bool
}
