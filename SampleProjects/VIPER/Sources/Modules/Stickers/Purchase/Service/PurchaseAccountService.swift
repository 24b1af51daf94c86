/// Who wants to buy.
@MainActor
protocol PurchaseAccountService {
  /// Whether the user may buy at all; `nil` if nobody is signed in.
  var mayBuy: Bool? { get }
}
