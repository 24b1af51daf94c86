extension Optional {
  var orZero: Int { 0 }
  func run(_ body: () -> Void) {}
}
extension Optional where Wrapped: Collection {
  var isEmpty: Bool { true }
}
struct Money {
  var orZero: Int { 1 }
  func run(_ body: () -> Void) {}
}
struct Order {
  let money: Money?
  var paid: Money
  var forced: Money!
}
func use(order: Order, text: String?, money: Money? = nil) {
  _ = order.money.orZero
  _ = order.money?.orZero
  _ = order.money!.orZero
  _ = order.paid.orZero
  _ = order.forced.orZero
  order.money.run {}
  _ = text.isEmpty
  _ = text?.isEmpty
  _ = money.orZero
  if let money {
    _ = money.orZero
  }
  let local: Money? = order.money
  _ = local.orZero
  guard let local else { return }
  _ = local.orZero
}
