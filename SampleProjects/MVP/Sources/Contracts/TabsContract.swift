/// What the strip of tabs shows.
@MainActor
protocol TabsViewInterface: AnyObject {
  /// Shows a number beside the tab of the chats; none if `nil`.
  func showUnread(_ text: String?)
}
