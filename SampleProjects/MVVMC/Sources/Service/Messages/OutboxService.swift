/// Sends the user's messages, one after the other.
@MainActor
protocol OutboxService: AnyObject {
  /// What waits or has failed, oldest first.
  var messages: [OutgoingMessage] { get }

  /// Adds a message, which waits until it can be sent.
  func send(_ text: MessageText, to conversation: String)

  /// Lets a message that has failed wait once more.
  func retry(_ key: String)
}
