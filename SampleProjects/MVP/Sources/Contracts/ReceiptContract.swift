/// What a receipt shows.
@MainActor
protocol ReceiptViewInterface: AnyObject {
  func showReceipt(number: String, amount: String, card: String)
}

/// What happens on a receipt.
@MainActor
protocol ReceiptPresenterInterface: AnyObject {
  func viewDidLoad()
  func done()
}
