enum PurchaseEvent: Equatable {
  case cardChanged(String)
  case buyTapped
  case bought(Result<Receipt, Problem>)
}

enum PurchaseEffect: Equatable {
  case buy(pack: String, CardNumber)

  /// Shows the receipt in the place of the screen.
  case show(Receipt)
}

/// The state of the screen that sells a pack of stickers.
struct PurchaseState: StoreState {
  let pack: StickerPack
  let buyer: Account
  private(set) var card = ""
  private(set) var attempt = Attempt.idle

  /// Whether anything can be bought at all.
  var isAllowed: Bool { buyer.mayBuy }

  mutating func handle(_ event: PurchaseEvent) -> [PurchaseEffect] {
    switch event {
    case .cardChanged(let card): self.card = card
    case .buyTapped: return buy()
    case .bought(.success(let receipt)): return [.show(receipt)]
    case .bought(.failure(let problem)): attempt = .failed(problem)
    }
    return []
  }

  private mutating func buy() -> [PurchaseEffect] {
    guard isAllowed, !attempt.isBusy else { return [] }
    do {
      let number = try CardNumber(card)
      attempt = .busy
      return [.buy(pack: pack.id, number)]
    } catch {
      attempt = .failed(error)
      return []
    }
  }
}
