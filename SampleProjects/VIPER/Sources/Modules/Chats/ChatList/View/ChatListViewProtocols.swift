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
  /// Shows the rows anew, and what is said besides them.
  func showRows(_ notice: ListNotice)

  /// Shows a text at the tab; `nil` for none.
  func show(badge: String?)
}
