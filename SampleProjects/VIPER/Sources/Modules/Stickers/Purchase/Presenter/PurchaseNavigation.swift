/// The ways that the presenter knows: it says when, and somebody else how.
@MainActor
protocol PurchaseNavigation {
  func showReceipt(number: Int, cents: Int, cardEnding: String)
}
