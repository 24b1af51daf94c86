/// A message that the server has.
struct Message: Codable, Equatable, Sendable {
  /// Its place in its thread: 1 for the first message, and no number is left out.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// What its sender knows it by.
  let key: String
}
