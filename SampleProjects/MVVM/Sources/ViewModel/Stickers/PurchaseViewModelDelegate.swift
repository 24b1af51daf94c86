/// Where the screen that sells a sticker pack leads.
@MainActor
protocol PurchaseViewModelDelegate: AnyObject {
  func showReceipt(_ receipt: ReceiptViewModel)
}
