/// A deep link that leads to a thread: `messenger://thread/ID`.
struct ThreadLink: Equatable, Sendable {
  let conversation: String

  /// `nil` for any other text.
  init?(_ text: String) {
    let start = "messenger://thread/"
    guard text.hasPrefix(start) else { return nil }
    conversation = String(text.dropFirst(start.count))
    guard !conversation.isEmpty else { return nil }
  }
}
