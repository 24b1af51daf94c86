import ScreenKit

extension TabsCoordinator {
  func makeStickers() -> ViewController {
    let screen = StickersViewController(texts: texts) {
      StickersViewModel($0, texts: texts, load: services.stickers.packs)
    }
    screen.subscriptions.add(screen.viewModel.wanted) { [weak self] pack in
      guard let self else { return }
      stickers.pushViewController(makePurchase(pack))
    }
    return screen
  }

  private func makePurchase(_ pack: StickerPack) -> ViewController {
    let session = services.session.states.compactMap(\.session)
    let screen = PurchaseViewController(texts: texts) { [services] inputs in
      PurchaseViewModel(
        inputs, pack: pack, session: session, texts: texts, buy: services.stickers.buy)
    }
    screen.subscriptions.add(screen.viewModel.bought) { [weak self] receipt in
      guard let self else { return }
      stickers.showAboveFirst(makeReceipt(receipt))
    }
    return screen
  }

  private func makeReceipt(_ receipt: Receipt) -> ViewController {
    let screen = ReceiptViewController(texts: texts) {
      ReceiptViewModel(done: $0, receipt: receipt, texts: texts)
    }
    screen.subscriptions.add(screen.viewModel.done) { [weak self] in
      self?.stickers.popViewController()
    }
    return screen
  }
}
