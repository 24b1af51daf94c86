/// Does what the state of a purchase asks for.
struct PurchaseEffectHandler: EffectHandler {
  let stickers: StickersService
  let show: @MainActor (Receipt) -> Void

  func perform(
    _ effect: PurchaseEffect, send: @escaping @MainActor (PurchaseEvent) -> Void
  ) -> Work? {
    switch effect {
    case .buy(let pack, let card):
      return { send(.bought(await stickers.buy(pack, with: card))) }
    case .show(let receipt):
      show(receipt)
      return nil
    }
  }
}
