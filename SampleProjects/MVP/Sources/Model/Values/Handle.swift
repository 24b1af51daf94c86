/// What somebody's account is known by, as the user writes it.
struct Handle: Equatable {
  let text: String

  /// Reads what the user has written, without the blanks around it and the "@" before it; `nil` if
  /// nothing is left.
  init?(_ text: String) {
    let handle = text.trimmed.drop { $0 == "@" }
    if handle.isEmpty { return nil }
    self.text = String(handle)
  }
}
