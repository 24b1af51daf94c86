/// Leads to threads, from wherever in the app.
@MainActor
protocol ThreadRouter: AnyObject {
  /// Shows a thread above the list of chats, whatever is in front.
  func showThread(_ id: String)
}
