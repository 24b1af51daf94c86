extension AccountAssembly {
  /// The list, which is given the function that makes the view model of a screen above it.
  func stickers() -> StickersViewModel {
    let handler = StickersEffectHandler(stickers: account.stickers)
    let store = Store(StickersState(), handler: handler)
    return StickersViewModel(store: store, words: shared.words) { [unowned store] in
      screen($0, above: store)
    }
  }

  private func screen(
    _ screen: StickersState.Screen, above list: Store<StickersState>
  ) -> StickersViewModel.Screen {
    switch screen {
    case .purchase(let pack):
      let handler = PurchaseEffectHandler(stickers: account.stickers) { [weak list] in
        list?.send(.bought($0))
      }
      let store = Store(PurchaseState(pack: pack, buyer: user), handler: handler)
      return .purchase(PurchaseViewModel(store: store, words: shared.words))
    case .receipt(let receipt):
      let handler = ReceiptEffectHandler { [weak list] in list?.send(.finished) }
      let store = Store(ReceiptState(receipt: receipt), handler: handler)
      return .receipt(ReceiptViewModel(store: store, words: shared.words))
    }
  }
}
