/// Where the screen that sells a sticker pack leads.
@MainActor
protocol PurchaseNavigation: AnyObject {
  func showReceipt(_ receipt: ReceiptViewModel)
}
