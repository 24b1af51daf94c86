/// A chat in the list of chats.
struct ChatRow: Equatable, Identifiable {
  let id: String
  let name: String
  let preview: String?
  let unread: String?
}
