/// Hears what happens in a conversation.
///
/// The protocol belongs to the model: it is how the model reports without knowing to whom.
@MainActor
protocol ConversationDelegate: AnyObject {
  func conversationDidChange(_ conversation: Conversation)
}
