enum StickersEvent: Equatable, Sendable {
  case reloadTapped
  case packTapped(id: String)
  case cardChanged(String)

  /// With a key for the purchase, unless it has one already.
  case buyTapped(key: String)
  case doneTapped
  case wentBack

  // What became of an effect.
  case loaded(Result<[StickerPack], Problem>)
  case bought(pack: String, Result<Receipt, Problem>)
}

enum StickersEffect: Equatable, Sendable {
  case load
  case purchase(pack: String, key: String, CardNumber)
}

/// The state of the tab Stickers.
struct StickersState: Equatable {
  /// A screen above the list.
  enum Screen: Equatable, Sendable {
    case purchase(PurchaseState)
    case receipt(Receipt)
  }

  private(set) var packs = Loadable<[StickerPack]>.loading
  private(set) var screen: Screen?

  /// The keys of the purchases of which nobody knows what has become, by the pack.
  private var openKeys: [String: String] = [:]
  private let mayBuy: Bool

  init(account: Account?) {
    mayBuy = account?.mayBuy ?? false
  }

  /// Is called whenever the tab comes onto the screen.
  mutating func appear() -> [StickersEffect] {
    screen == nil ? reload() : []
  }

  mutating func handle(_ event: StickersEvent) -> [StickersEffect] {
    switch event {
    case .reloadTapped:
      return reload()
    case .packTapped(let id):
      guard let pack = packs.value?.first(where: { $0.id == id }), !pack.isOwned else { break }
      screen = .purchase(PurchaseState(pack: pack, isAllowed: mayBuy))
    case .cardChanged(let card):
      changePurchase { $0.card = card }
    case .buyTapped(let key):
      return buy(newKey: key)
    case .doneTapped, .wentBack:
      screen = nil
      return reload()
    case .loaded(let result):
      packs.finishLoading(result)
    case .bought(let pack, let result):
      bought(pack, result)
    }
    return []
  }

  private mutating func reload() -> [StickersEffect] {
    packs.beginLoading()
    return [.load]
  }

  private mutating func changePurchase(_ change: (inout PurchaseState) -> Void) {
    guard case .purchase(var state) = screen else { return }
    change(&state)
    screen = .purchase(state)
  }

  private mutating func buy(newKey: String) -> [StickersEffect] {
    guard case .purchase(var state) = screen else { return [] }
    defer { screen = .purchase(state) }
    guard let card = state.startBuying() else { return [] }
    let key = openKeys[state.pack.id] ?? newKey
    openKeys[state.pack.id] = key
    return [.purchase(pack: state.pack.id, key: key, card)]
  }

  private mutating func bought(_ pack: String, _ result: Result<Receipt, Problem>) {
    if result != .failure(.noConnection) { openKeys[pack] = nil }
    if case .success = result { markOwned(pack) }
    guard case .purchase(var state) = screen, state.pack.id == pack else { return }
    switch result {
    case .success(let receipt): screen = .receipt(receipt)
    case .failure(let problem):
      state.attempt = .failed(problem)
      screen = .purchase(state)
    }
  }

  private mutating func markOwned(_ pack: String) {
    guard var all = packs.value, let index = all.firstIndex(where: { $0.id == pack }) else {
      return
    }
    all[index].isOwned = true
    packs = .loaded(all)
  }
}
