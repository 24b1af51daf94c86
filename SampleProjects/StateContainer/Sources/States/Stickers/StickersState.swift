/// The sticker packs, and the screen above their list.
struct StickersState: StoreState {
  enum Page: Equatable, Sendable {
    case purchase(PurchasePage)
    case receipt(Receipt, visit: Int)

    /// What tells a visit to a page from every other one.
    var visit: Int {
      switch self {
      case .purchase(let page): page.visit
      case .receipt(_, let visit): visit
      }
    }
  }

  static func initialState(_ account: Account, keys: KeySequence) -> StickersState {
    StickersState(account: account, keys: keys)
  }

  private var account: Account

  private(set) var packs = Loadable<[StickerPack]>.notRequested
  private(set) var page: Page?

  /// Whether the server has refused a request because the session has ended.
  private(set) var isSessionExpired = false
  private var keys: KeySequence

  /// Those that the server has neither taken nor refused yet, by the pack that they are to buy.
  private var openKeys: [StickerPack.ID: String] = [:]
  private var visits = 0

  private init(account: Account, keys: KeySequence) {
    self.account = account
    self.keys = keys
  }

  /// Whether the user can buy stickers: guests cannot.
  var mayBuy: Bool { !account.isGuest }

  mutating func handle(_ event: StickersEvent) -> [StickersEffect] {
    if event.error == .sessionExpired { isSessionExpired = true }
    switch event {
    case .accountChanged(let account): self.account = account
    case .appeared, .retryTapped: return load()
    case .packsReplied(let result): return take(result)
    case .chosen(let id):
      guard let pack = packs.value?.first(where: { $0.id == id && !$0.isOwned }) else { return [] }
      page = .purchase(PurchasePage(visit: nextVisit(), pack: pack))
    case .cardChanged(let card):
      change { $0.card = card }
    case .buyTapped: return buy()
    case .bought(let pack, let visit, let result): bought(pack, in: visit, result)
    case .wentBack, .doneTapped: page = nil
    }
    return []
  }

  private mutating func nextVisit() -> Int {
    visits += 1
    return visits
  }

  private mutating func load() -> [StickersEffect] {
    packs.load() ? [.load] : []
  }

  private mutating func take(_ result: Result<[StickerPack], ServerError>) -> [StickersEffect] {
    packs.take(result) ? load() : []
  }

  private mutating func change(_ body: (inout PurchasePage) -> Void) {
    guard case .purchase(var purchase) = page else { return }
    body(&purchase)
    page = .purchase(purchase)
  }

  private mutating func buy() -> [StickersEffect] {
    guard mayBuy, case .purchase(let purchase) = page, purchase.attempt != .busy else { return [] }
    guard let card = purchase.cardNumber else {
      change { $0.attempt = .failed(.incompleteCard) }
      return []
    }
    change { $0.attempt = .busy }
    let key = openKeys[purchase.pack.id] ?? keys.next()
    openKeys[purchase.pack.id] = key
    return [.buy(pack: purchase.pack.id, key: key, card: card, visit: purchase.visit)]
  }

  private mutating func bought(
    _ pack: StickerPack.ID, in visit: Int, _ result: Result<Receipt, ServerError>
  ) {
    if case .failure(.noConnection) = result {} else { openKeys[pack] = nil }
    if case .success = result { own(pack) }
    guard case .purchase(let purchase) = page, purchase.visit == visit else { return }
    switch (purchase.attempt, result) {
    case (.busy, .success(let receipt)): page = .receipt(receipt, visit: nextVisit())
    case (.busy, .failure(let error)): change { $0.attempt = .failed(Problem(error)) }
    case (.idle, _), (.failed, _): break
    }
  }

  private mutating func own(_ pack: StickerPack.ID) {
    packs.invalidate()
    guard var known = packs.value, let index = known.firstIndex(where: { $0.id == pack })
    else { return }
    known[index].isOwned = true
    packs.change(to: known)
  }
}
