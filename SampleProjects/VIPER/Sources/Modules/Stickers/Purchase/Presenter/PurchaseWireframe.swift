/// The ways out of the module: the presenter says when, whoever conforms to this how.
@MainActor
protocol PurchaseWireframe {
  func showReceipt(number: Int, cents: Int, cardEnding: String)
}
