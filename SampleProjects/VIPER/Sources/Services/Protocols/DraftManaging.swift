/// What is written and not sent. Tells what changes.
@MainActor
protocol DraftManaging: ObservableService {
  func draft(in conversation: String) -> String?

  /// Keeps a draft; `nil` removes it.
  func save(_ draft: String?, in conversation: String)
}
