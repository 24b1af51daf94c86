extension AccountAssembly {
  /// The list, which keeps the view model of the screen above it until its state wants another one.
  func stickers() -> StickersViewModel {
    let handler = StickersEffectHandler(stickers: account.stickers)
    let store = Store(StickersState(), handler: handler)
    let stickers = StickersViewModel(store: store, words: shared.words)
    store.subscribe(to: \.screen) { [weak stickers, unowned store] wanted in
      stickers?.show(wanted.map { screen($0, above: store) })
    }
    return stickers
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
      return .receipt(ReceiptViewModel(receipt, store: list, words: shared.words))
    }
  }
}
