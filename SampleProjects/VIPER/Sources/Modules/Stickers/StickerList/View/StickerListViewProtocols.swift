/// What the view needs: somebody who hears what the user does.
@MainActor
protocol StickerListEventHandler: AnyObject {
  func viewWillAppear()
  func didSelectRow(_ row: Int)
  func didTapRetry()
}

/// What the view needs: somebody who knows what the rows show.
@MainActor
protocol StickerListDataSource: AnyObject {
  var rowCount: Int { get }
  func row(at index: Int) -> StickerRow
}

/// What a presenter can do with the view.
@MainActor
protocol StickerListViewInterface: AnyObject {
  /// Shows the status of the list, and its rows anew.
  func show(_ status: ListStatus)
}
