/// A message that the server has.
struct Message: Codable, Equatable {
  /// Its place in the thread: 1 for the first one, and no number is left out.
  let number: Int

  /// The handle of who wrote it.
  let sender: String
  let text: String

  /// The key that it was sent under.
  let key: String
}
