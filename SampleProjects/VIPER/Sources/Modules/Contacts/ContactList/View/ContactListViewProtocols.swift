/// What the view needs: somebody who hears what the user does.
@MainActor
protocol ContactListEventHandler: AnyObject {
  func viewDidLoad()
  func didSearch(for text: String)
  func didSelectRow(_ row: Int)
  func didTapAdd()
  func didTapRetry()
}

/// What the view needs: somebody who knows what the rows show.
@MainActor
protocol ContactListDataSource: AnyObject {
  var rowCount: Int { get }
  func row(at index: Int) -> ContactRow
}

/// What a presenter can do with the view.
@MainActor
protocol ContactListViewInterface: AnyObject {
  /// Shows the rows anew, and what is said besides them.
  func showRows(_ notice: ListNotice)
  func show(noMatches: String?)
}
