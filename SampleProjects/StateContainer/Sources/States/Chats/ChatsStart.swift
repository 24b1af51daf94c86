/// What the chats begin with.
struct ChatsStart: Equatable, Sendable {
  /// The user's own handle.
  let handle: String
  let keys: KeySequence
  let memory: ChatsMemory
  let link: SessionLink

  /// The conversation that the user wants to see first.
  let wantedConversation: Conversation.ID?
}
