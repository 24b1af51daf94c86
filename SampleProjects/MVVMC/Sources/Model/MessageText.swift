/// What a message says: more than blanks, and none around it.
struct MessageText: Equatable, Sendable {
  let text: String

  /// `nil` if a draft is not worth sending.
  init?(_ draft: String) {
    text = draft.trimmed
    if text.isEmpty { return nil }
  }
}
