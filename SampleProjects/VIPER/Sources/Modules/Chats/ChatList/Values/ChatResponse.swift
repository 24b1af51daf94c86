/// What there is to say of a conversation.
struct ChatResponse: Equatable, Sendable {
  let id: String
  let name: String
  let draft: String?
  let lastText: String?
  let unreadCount: Int
}
