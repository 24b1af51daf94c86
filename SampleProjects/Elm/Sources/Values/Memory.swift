/// What survives the end of the app.
struct Memory: Equatable {
  /// `nil` if the user has never chosen any.
  var preferences: Preferences?

  /// `nil` if nobody is signed in.
  var account: AccountMemory?
}

/// What survives of an account, until the session ends.
struct AccountMemory: Equatable {
  var session: Session

  /// `nil` if they were never loaded.
  var contacts: [Contact]?

  /// `nil` if they were never loaded.
  var conversations: [Conversation]?

  /// The messages of each conversation that are known, by its identifier.
  var histories: [String: History] = [:]

  /// What the server may not have yet, in the order in which it was written.
  var outbox: [OutgoingText] = []

  /// What is written and not sent, by the conversation's identifier.
  var drafts: [String: String] = [:]
}
