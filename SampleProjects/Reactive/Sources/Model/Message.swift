/// A message that the server has.
struct Message: Equatable, Sendable {
  /// Its place in the thread, beginning with 1.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// What its sender sent it under.
  let key: String
}
