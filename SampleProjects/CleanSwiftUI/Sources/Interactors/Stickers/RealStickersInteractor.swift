struct RealStickersInteractor: StickersInteractor {
  static let cardLength = 16

  let appState: AppState
  let user: UserRequests
  let web: any StickersWebRepository
  let newKey: @MainActor () -> String

  func load(in packs: LoadableSubject<[StickerPack]>) async {
    packs.value.beginLoading()
    await user.ask { () async throws(Problem) in
      try await web.packs()
    } then: { result in
      switch result {
      case .success(let loaded): packs.value = .loaded(loaded)
      case .failure(let problem): packs.value.failLoading(problem)
      }
    }
  }

  func buy(_ pack: StickerPack.ID, card: String, in purchase: LoadableSubject<Receipt>) async {
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
      case .success(let receipt): purchase.value = .loaded(receipt)
      case .failure(let problem): purchase.value = .failed(problem)
      }
    }
  }
}
