/// A message that the server has.
struct ThreadMessage: Equatable, Sendable {
  /// Its place in the conversation: 1 for the first message, and no number is left out.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// The key that its sender sent it under.
  let key: String
}
