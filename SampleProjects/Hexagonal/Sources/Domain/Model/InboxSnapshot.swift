/// What of an inbox outlives the app.
struct InboxSnapshot: Equatable, Sendable {
  /// The one with the latest activity first; `nil` if they were never loaded.
  var conversations: [Conversation]?

  /// The messages that are known of conversations, oldest first, by the conversation's identifier.
  var messages: [String: [Message]] = [:]

  /// In the order in which they were written.
  var outgoing: [OutgoingMessage] = []

  /// By the conversation's identifier.
  var drafts: [String: String] = [:]
}

extension Inbox {
  /// Takes up what was kept.
  init(_ snapshot: InboxSnapshot) {
    conversations = snapshot.conversations.map { .loaded($0) } ?? .loading
    histories = snapshot.messages.mapValues { History($0) }
    outgoing = snapshot.outgoing
    drafts = snapshot.drafts
  }

  var snapshot: InboxSnapshot {
    InboxSnapshot(
      conversations: conversations.value,
      messages: histories.mapValues(\.messages).filter { !$0.value.isEmpty },
      outgoing: outgoing, drafts: drafts)
  }
}
