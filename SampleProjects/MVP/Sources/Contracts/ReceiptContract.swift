/// What stands on a receipt.
struct ReceiptLabels: Equatable {
  let title: String
  let number: String
  let amount: String
  let card: String
  let done: String
}

/// What a receipt shows.
@MainActor
protocol ReceiptViewInterface: AnyObject {
  func showReceipt(_ labels: ReceiptLabels)
}

/// What happens on a receipt.
@MainActor
protocol ReceiptPresenterInterface: AnyObject {
  func viewDidLoad()
  func done()
}
