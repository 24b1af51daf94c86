extension StickersModel {
  /// - Parameter mayBuy: Whether the user can buy stickers; guests cannot.
  mutating func update(
    _ message: StickersMessage, mayBuy: Bool, keys: inout Keys
  ) -> [Command<StickersMessage>] {
    switch message {
    case .packChosen(let id):
      guard let pack = packs.value?.first(where: { $0.id == id }), !pack.isOwned else { break }
      pages.go(to: .purchase(PurchaseModel(pack: pack)))
    case .retryTapped:
      return load()
    case .wentBack, .doneTapped:
      pages.page = nil
    case .loaded(let result, let revision):
      return receive(result, revision: revision)
    case .purchase(let message):
      return updatePurchase(message, mayBuy: mayBuy, keys: &keys)
    case .bought(let result, let pack, let visit):
      finishPurchase(result, pack: pack, visit: visit)
    }
    return []
  }

  mutating func load() -> [Command<StickersMessage>] {
    packs.beginLoading() ? [ask] : []
  }

  private var ask: Command<StickersMessage> {
    .ask(.packs, expecting: \.packs) { [revision] in .loaded($0, revision: revision) }
  }

  private mutating func receive(
    _ result: Result<[StickerPack], ServerError>, revision: Int
  ) -> [Command<StickersMessage>] {
    guard revision == self.revision else {
      // The server was asked before what was bought since.
      packs.beginLoading()
      return [ask]
    }
    switch result {
    case .success(let loaded): packs = .loaded(loaded)
    case .failure: packs.failLoading()
    }
    return []
  }

  private mutating func updatePurchase(
    _ message: PurchaseMessage, mayBuy: Bool, keys: inout Keys
  ) -> [Command<StickersMessage>] {
    guard case .purchase(var purchase) = pages.page else { return [] }
    defer { pages.page = .purchase(purchase) }
    switch message {
    case .cardChanged(let text):
      purchase.card = text
      return []
    case .buyTapped where purchase.attempt.isBusy || !mayBuy:
      return []
    case .buyTapped:
      guard let card = purchase.cardNumber else {
        purchase.attempt = .failed(.incompleteCard)
        return []
      }
      let key = unansweredKeys[purchase.pack.id] ?? keys.next()
      unansweredKeys[purchase.pack.id] = key
      purchase.attempt = .busy
      return [buy(purchase.pack.id, card: card, key: key, visit: pages.visit)]
    }
  }

  private func buy(
    _ pack: String, card: String, key: String, visit: Int
  ) -> Command<StickersMessage> {
    .ask(.buyPack(pack: pack, card: card, key: key), expecting: \.receipt) {
      .bought($0, pack: pack, visit: visit)
    }
  }

  private mutating func finishPurchase(
    _ result: Result<Receipt, ServerError>, pack: String, visit: Int
  ) {
    if result != .failure(.noConnection) { unansweredKeys[pack] = nil }
    if case .success = result { setOwned(pack) }
    guard visit == pages.visit, case .purchase(var purchase) = pages.page else { return }
    switch result {
    case .success(let receipt):
      pages.go(to: .paid(receipt))
    case .failure(let error):
      purchase.attempt = .failed(Problem(error))
      pages.page = .purchase(purchase)
    }
  }

  private mutating func setOwned(_ pack: String) {
    revision += 1
    guard var all = packs.value, let index = all.firstIndex(where: { $0.id == pack }) else {
      return
    }
    all[index].isOwned = true
    packs.change(to: all)
  }
}
