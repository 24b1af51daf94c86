/// What the tabs read.
struct TabsLabels: Equatable {
  let chats: String
  let contacts: String
  let stickers: String
  let settings: String
}

/// What the strip of tabs shows.
@MainActor
protocol TabsViewInterface: AnyObject {
  func showLabels(_ labels: TabsLabels)

  /// Shows a number beside the tab of the chats; none if `nil`.
  func showUnread(_ text: String?)
}

/// What happens on the strip of tabs.
@MainActor
protocol TabsPresenterInterface: AnyObject {
  func viewDidLoad()
}
