/// A text that can be sent.
struct MessageText: Equatable {
  let text: String

  /// Reads what the user has written, without the blanks around it; `nil` if nothing is left.
  init?(_ text: String) {
    let text = text.trimmed
    if text.isEmpty { return nil }
    self.text = text
  }
}
