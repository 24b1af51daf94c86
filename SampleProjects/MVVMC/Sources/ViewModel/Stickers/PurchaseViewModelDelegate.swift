/// Where the screen that sells a sticker pack leads.
@MainActor
protocol PurchaseViewModelDelegate: AnyObject {
  /// - Parameter receipt: The number of the receipt.
  func packIsBought(_ receipt: Int)
}
