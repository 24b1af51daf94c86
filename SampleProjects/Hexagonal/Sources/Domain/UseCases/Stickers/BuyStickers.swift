/// Buys stickers for those who may, and pays once.
@MainActor
final class BuyStickers: BuyingStickers {
  private let server: any StickerServer
  private let current: CurrentSession
  private let repository: any PurchaseRepository
  private let keys: any KeySource
  private let packs: BrowseStickers

  /// The keys of attempts of which nobody knows what has become, by the identifier of the pack.
  private var openPurchases: [String: String] {
    didSet { repository.openPurchases = openPurchases }
  }

  init(
    server: any StickerServer, repository: any PurchaseRepository, current: CurrentSession,
    keys: any KeySource, packs: BrowseStickers
  ) {
    self.server = server
    self.repository = repository
    self.current = current
    self.keys = keys
    self.packs = packs
    openPurchases = repository.openPurchases
    current.whenItEnds { [weak self] in self?.openPurchases = [:] }
  }

  var mayBuy: Bool { current.session?.account.mayBuy ?? false }

  func buy(_ packID: String, card: String) async throws(Problem) -> Receipt {
    guard try current.account().mayBuy else { throw .guestsCannotBuy }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == 16, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw .invalidCard
    }
    let pack = try await packs.pack(packID)
    // An attempt that is open may be the reason why the pack is owned; its receipt is still to come.
    guard pack.canBeBought || openPurchases[pack.id] != nil else { throw .alreadyOwned }
    let key = openPurchases[pack.id] ?? keys.nextKey()
    // Kept before the server is asked, so that a relaunch meanwhile does not lose it.
    openPurchases[pack.id] = key
    do {
      let receipt = try await current.perform { () async throws(ServerError) in
        try await server.buy(pack.id, key: key, card: digits)
      }
      openPurchases[pack.id] = nil
      packs.forget()
      return receipt
    } catch {
      if error != .noConnection { openPurchases[pack.id] = nil }
      throw Problem(error)
    }
  }
}
