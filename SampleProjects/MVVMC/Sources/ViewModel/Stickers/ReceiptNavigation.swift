/// Where a receipt leads.
@MainActor
protocol ReceiptNavigation: AnyObject {
  func receiptIsRead()
}
