/// What a row shows.
struct ChatRow: Equatable, Sendable {
  let name: String
  let preview: String?
  let unread: String?
}
