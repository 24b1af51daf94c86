/// What the purchase of a sticker pack shows.
@MainActor
protocol PurchaseViewInterface: AttemptViewInterface {
  func showPack(name: String, price: String)

  /// Shows instead of card and button that the user may not buy.
  func showNotAllowed(_ text: String)
}

/// What happens on the purchase of a sticker pack.
@MainActor
protocol PurchasePresenterInterface: AnyObject {
  func viewDidLoad()
  func buy(card: String)
}
