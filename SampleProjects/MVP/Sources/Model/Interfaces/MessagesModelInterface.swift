/// What the server has of the messages of each thread.
@MainActor
protocol MessagesModelInterface: ObservableModel {
  func history(of thread: String) -> Loadable<History>

  /// Asks for the newest messages of a thread, and for those that are missing between the known ones.
  func load(_ thread: String) async

  /// Asks for the page before the messages that are known.
  func loadOlder(_ thread: String) async
}
