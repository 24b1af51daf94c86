/// A message that the server has.
struct Message: Codable, Equatable, Sendable {
  /// Its place in the conversation: 1 for the first one, and no number is left out.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// By which its sender knows it again.
  let key: String
}
