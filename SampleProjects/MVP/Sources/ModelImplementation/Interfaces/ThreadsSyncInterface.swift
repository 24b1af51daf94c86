/// What other models ask of the threads, beyond what presenters do.
@MainActor
protocol ThreadsSyncInterface: ThreadsModelInterface {
  /// Takes a message that the server has now, and that may be known already.
  func receive(_ message: Message, in id: String)

  /// Takes what a thread is now.
  func update(_ thread: ChatThread)

  /// Notes that something happens in a thread.
  func bringToTop(_ id: String)
}
