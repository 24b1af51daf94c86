/// Buys stickers for those who may, and pays once.
@MainActor
final class BuyStickers: BuyingStickers {
  private let server: any StickerServer
  private let current: CurrentSession
  private let repository: any PurchaseRepository
  private let keys: any KeySource

  init(
    server: any StickerServer, repository: any PurchaseRepository, current: CurrentSession,
    keys: any KeySource = RandomKeys()
  ) {
    self.server = server
    self.repository = repository
    self.current = current
    self.keys = keys
    current.whenItEnds { repository.openPurchases = [:] }
  }

  var mayBuy: Bool { current.session?.account.mayBuy ?? false }

  func buy(_ pack: String, card: String) async throws(Problem) -> Receipt {
    guard mayBuy else { throw .guestsCannotBuy }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == 16, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw .invalidCard
    }
    let key = repository.openPurchases[pack] ?? keys.nextKey()
    // Kept before the server is asked, so that a relaunch meanwhile does not lose it.
    repository.openPurchases[pack] = key
    do {
      let receipt = try await current.perform { () async throws(ServerError) in
        try await server.buy(pack, key: key, card: digits)
      }
      repository.openPurchases[pack] = nil
      return receipt
    } catch {
      if error != .noConnection { repository.openPurchases[pack] = nil }
      throw Problem(error)
    }
  }
}
