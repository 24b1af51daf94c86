/// Where a receipt leads.
@MainActor
protocol ReceiptViewModelDelegate: AnyObject {
  func receiptIsRead()
}
