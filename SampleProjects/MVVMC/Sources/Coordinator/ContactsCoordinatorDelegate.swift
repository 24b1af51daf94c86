/// Where the flow among the contacts leads outside of it.
@MainActor
protocol ContactsCoordinatorDelegate: AnyObject {
  /// Shows a thread above the list of chats, whatever is in front.
  func showThread(_ id: String)
}
