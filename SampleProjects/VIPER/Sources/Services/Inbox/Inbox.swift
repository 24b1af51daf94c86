/// All conversations of an account, and what belongs to them.
struct Inbox: Equatable, Sendable {
  /// Those with the latest activity first; `nil` if they were never loaded.
  var conversations: [Conversation]?

  /// What is known of each conversation's messages, by its identifier.
  var histories: [String: History] = [:]

  /// What the server may not have yet, in the order in which it was written.
  var outgoing: [OutgoingMessage] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]

  init() {}

  /// An inbox as it was kept.
  init(
    conversations: [Conversation]?, histories: [String: History], outgoing: [OutgoingMessage],
    drafts: [String: String]
  ) {
    self.conversations = conversations
    self.histories = histories
    self.outgoing = outgoing
    self.drafts = drafts
  }

  func conversation(_ id: String) -> Conversation? {
    conversations?.first { $0.id == id }
  }
}
