/// Where the list of sticker packs leads.
@MainActor
protocol StickersNavigation {
  func showPurchase(_ pack: String)
}

/// Where the screen that sells a sticker pack leads.
@MainActor
protocol PurchaseNavigation {
  func showReceipt(_ receipt: Receipt)
}

/// Where a receipt leads.
@MainActor
protocol ReceiptNavigation {
  func receiptIsRead()
}
