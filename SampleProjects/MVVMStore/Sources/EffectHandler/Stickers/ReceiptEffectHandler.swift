/// Does what the state of a receipt asks for.
struct ReceiptEffectHandler: EffectHandler {
  let finish: @MainActor () -> Void

  func perform(
    _ effect: ReceiptEffect, send: @escaping @MainActor (ReceiptEvent) -> Void
  ) -> Work? {
    switch effect {
    case .finish:
      finish()
      return nil
    }
  }
}
