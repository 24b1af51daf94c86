/// What a row shows.
struct MessageRow: Equatable, Sendable {
  let text: String
  let sender: String?
  let status: String?

  /// What the button for another attempt reads; `nil` if there is none.
  let retry: String?
}
