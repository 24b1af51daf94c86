/// What the view needs: somebody who hears what the user does.
@MainActor
protocol ChatListEventHandler: AnyObject {
  func viewDidLoad()
  func didSelectRow(_ row: Int)
  func didTapNewGroup()
  func didTapRetry()
}

/// What the view needs: somebody who knows what the rows show.
@MainActor
protocol ChatListDataSource: AnyObject {
  var rowCount: Int { get }
  func row(at index: Int) -> ChatRow
}

/// What a presenter can do with the view.
@MainActor
protocol ChatListViewInterface: AnyObject {
  /// Shows the status of the list, and its rows anew.
  func show(_ status: ListStatus)

  /// Shows a text at the tab; `nil` for none.
  func show(badge: String?)
}
