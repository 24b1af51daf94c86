/// What the view needs: somebody who hears what the user does.
@MainActor
protocol ThreadEventHandler: AnyObject {
  func viewDidLoad()
  func viewDidAppear()
  func viewWillDisappear()
  func didEdit(_ text: String)
  func didTapSend()
  func didTapRetry()
  func didTapRetry(row: Int)
  func didTapOlder()
  func didTapLeave()
  func didConfirmLeaving()
}

/// What the view needs: somebody who knows what the rows show.
@MainActor
protocol ThreadDataSource: AnyObject {
  var rowCount: Int { get }
  func row(at index: Int) -> MessageRow
}

/// What a presenter can do with the view.
@MainActor
protocol ThreadViewInterface: AnyObject {
  func show(_ heading: ThreadHeading)

  /// Shows the rows anew, and what is said besides them.
  func showRows(_ change: ThreadChange, _ notice: ListNotice)
  func show(_ notice: ListNotice)
  func show(draft: String)
  func show(maySend: Bool)
  func show(network: String)
  func askToLeave(_ question: Question)
}
