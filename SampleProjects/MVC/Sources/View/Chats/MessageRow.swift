/// A message in its chat.
struct MessageRow: Equatable, Identifiable {
  /// By which it is known again after a change.
  let id: String

  let text: String
  let sender: String?
  let status: String?
  let canRetry: Bool
}
