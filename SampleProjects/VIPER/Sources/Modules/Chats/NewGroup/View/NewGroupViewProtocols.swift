/// What the view needs: somebody who hears what the user does.
@MainActor
protocol NewGroupEventHandler: AnyObject {
  func viewDidLoad()
  func didEdit(name: String)
  func didSelectRow(_ row: Int)
  func didTapCreate()
}

/// What the view needs: somebody who knows what the rows show.
@MainActor
protocol NewGroupDataSource: AnyObject {
  var rowCount: Int { get }
  func row(at index: Int) -> CandidateRow
}

/// What a presenter can do with the view.
@MainActor
protocol NewGroupViewInterface: AnyObject {
  /// Shows the rows anew, or why there are none.
  func showRows(emptyText: String?)
  func show(mayCreate: Bool)
  func show(isBusy: Bool)
  func show(error: String?)
}
