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
  /// Shows the rows anew, and what is said besides them.
  func showRows(_ notice: ListNotice)
}
