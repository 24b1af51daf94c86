/// What the user has begun to write.
@MainActor
protocol DraftsModelInterface: ObservableModel {
  /// What stands in the field of a thread; empty if nothing does.
  func draft(in thread: String) -> String

  func setDraft(_ text: String, in thread: String)

  /// Sends a text as soon as there is a connection; it is no draft any more.
  func send(_ text: MessageText, in thread: String)
}
