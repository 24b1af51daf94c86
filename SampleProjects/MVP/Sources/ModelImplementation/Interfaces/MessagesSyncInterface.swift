/// What other models ask of the messages, beyond what presenters do.
@MainActor
protocol MessagesSyncInterface: MessagesModelInterface {
  /// Takes a message that the server has now, and that may be known already.
  func receive(_ message: Message, in thread: String)

  /// Asks for what is missing of the threads that were opened, or of which a message has come.
  func catchUp() async
}
