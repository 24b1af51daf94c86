/// What the view needs: somebody who hears what the user does.
@MainActor
protocol ReceiptEventHandler: AnyObject {
  func viewDidLoad()
  func didTapDone()
}

/// What a presenter can do with the view.
@MainActor
protocol ReceiptViewInterface: AnyObject {
  func show(number: String, amount: String, card: String)
}
