/// Somebody who takes part in a conversation.
struct ThreadMember: Equatable, Sendable {
  let handle: String
  let name: String
}
