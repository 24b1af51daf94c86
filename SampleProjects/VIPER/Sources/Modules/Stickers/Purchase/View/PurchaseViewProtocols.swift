/// What the view needs: somebody who hears what the user does.
@MainActor
protocol PurchaseEventHandler: AnyObject {
  func viewDidLoad()
  func didTapBuy(card: String)
}

/// What a presenter can do with the view.
@MainActor
protocol PurchaseViewInterface: AnyObject {
  func show(title: String, price: String)

  /// Shows the card's field and the button, or hides them.
  func show(mayBuy: Bool)
  func show(notice: String?)
  func show(isBusy: Bool)
  func show(error: String?)
}
