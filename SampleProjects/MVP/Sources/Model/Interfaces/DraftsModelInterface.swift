/// What the user has begun to write.
@MainActor
protocol DraftsModelInterface: ObservableModel {
  /// What stands in the field of a thread; empty if nothing does.
  func draft(in thread: String) -> String

  func setDraft(_ text: String, in thread: String)
}
