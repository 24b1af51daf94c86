struct RealStickersInteractor: StickersInteractor {
  static let cardLength = 16

  let appState: AppState
  let user: UserRequests
  let web: any StickersWebRepository
  let newKey: @MainActor () -> String

  func load() async {
    appState.userData.stickerPacks.beginLoading()
    await user.ask { () async throws(Problem) in
      try await web.packs()
    } then: { result in
      switch result {
      case .success(let packs): appState.userData.stickerPacks = .loaded(packs)
      case .failure(let problem): appState.userData.stickerPacks.failLoading(problem)
      }
    }
  }

  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Done>) async {
    guard appState.userData.session?.account.mayBuy == true else {
      purchase.value = .failed(.guestsCannotBuy)
      return
    }
    guard appState.userData.stickerPacks.value?[id: pack]?.canBeBought == true else {
      purchase.value = .failed(.packNotForSale)
      return
    }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == Self.cardLength, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      purchase.value = .failed(.invalidCard)
      return
    }
    guard purchase.begin() else { return }
    let key = appState.userData.paymentKeys[pack] ?? newKey()
    appState.userData.paymentKeys[pack] = key
    await user.ask { () async throws(Problem) in
      try await web.buy(pack, key: key, card: digits)
    } then: { result in
      // Until the server has said yes or no, the next attempt may be the same payment.
      if result != .failure(.noConnection) { appState.userData.paymentKeys[pack] = nil }
      switch result {
      case .success(let receipt):
        appState.userData.receipts[receipt.id] = receipt
        markOwned(pack)
        leave(pack, for: receipt.id)
        purchase.value = .loaded(Done())
      case .failure(let problem):
        purchase.value = .failed(problem)
      }
    }
  }

  private func markOwned(_ id: StickerPack.ID) {
    appState.userData.stickerPacks = appState.userData.stickerPacks.map { packs in
      packs.map { pack in
        var pack = pack
        if pack.id == id { pack.isOwned = true }
        return pack
      }
    }
  }

  /// Puts a receipt in the place of the purchase, unless the user has left it meanwhile.
  private func leave(_ pack: StickerPack.ID, for receipt: Receipt.ID) {
    guard appState.routing.stickersPath.last == .purchase(pack) else { return }
    appState.routing.stickersPath = [.confirmation(receipt)]
  }
}
