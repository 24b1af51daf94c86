/// What is written and not sent.
@MainActor
protocol ThreadDraftService {
  func draft(in thread: String) -> String?

  /// Keeps a draft; `nil` removes it.
  func save(_ draft: String?, in thread: String)
}
