/// What the view needs: somebody who hears what the user does.
@MainActor
protocol ContactEventHandler: AnyObject {
  func viewDidLoad()
  func didTapMessage()
  func didTapDelete()
  func didConfirmDeletion()
}

/// What a presenter can do with the view.
@MainActor
protocol ContactViewInterface: AnyObject {
  func show(name: String, handle: String)
  func show(error: String?)
  func askToDelete(_ question: Question)
}
