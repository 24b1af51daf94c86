/// What can be sent as a message.
struct MessageText: Equatable, Sendable {
  let text: String

  /// Takes what was typed, without the blanks around it, unless it is nothing but blanks.
  init?(typed: String) {
    text = typed.trimmed
    if text.isEmpty { return nil }
  }
}
