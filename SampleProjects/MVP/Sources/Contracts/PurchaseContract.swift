/// What stands on the purchase of a sticker pack.
struct PurchaseLabels: Equatable {
  /// The name of the pack.
  let title: String
  let price: String
  let card: String
  let buy: String
}

/// What the purchase of a sticker pack shows.
@MainActor
protocol PurchaseViewInterface: AttemptViewInterface {
  func showLabels(_ labels: PurchaseLabels)

  /// Shows instead of card and button that the user may not buy.
  func showNotAllowed(_ text: String)
}

/// What happens on the purchase of a sticker pack.
@MainActor
protocol PurchasePresenterInterface: AnyObject {
  func viewDidLoad()
  func buy(card: String)
}
