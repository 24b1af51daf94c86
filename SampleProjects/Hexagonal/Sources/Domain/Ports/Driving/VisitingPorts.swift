/// Brings the user to a conversation, from wherever they are.
@MainActor
protocol VisitingConversations {
  /// Has the conversation shown as soon as somebody is signed in and it is known; if there is none
  /// with this identifier, nothing happens.
  func visit(_ conversation: String)
}

/// Says to which conversation the user is to be brought.
@MainActor
protocol ReceivingVisits {
  /// The conversation to show, now and after each change; `nil` for none.
  func visits() -> AsyncStream<String?>

  /// The conversation is shown, so that nobody has to show it once more.
  func endVisit(to conversation: String)
}
