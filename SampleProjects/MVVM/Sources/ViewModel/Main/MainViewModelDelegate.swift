/// Where the tabs lead without a tap.
@MainActor
protocol MainViewModelDelegate: AnyObject {
  /// Shows a thread above the list of chats, whatever is in front.
  func showThread(_ id: String)
}
