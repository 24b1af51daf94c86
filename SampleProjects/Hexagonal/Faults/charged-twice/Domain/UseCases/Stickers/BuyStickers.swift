/// Buys stickers for those who may, and pays once.
@MainActor
final class BuyStickers: BuyingStickers {
  private let server: any StickerServer
  private let current: CurrentSession
  private let keys: any KeySource

  /// The attempts of which nobody knows what has become, by the pack.
  private var openAttempts: [String: String] = [:]

  init(server: any StickerServer, current: CurrentSession, keys: any KeySource) {
    self.server = server
    self.current = current
    self.keys = keys
    current.whenItEnds { [weak self] in self?.openAttempts = [:] }
  }

  var mayBuy: Bool { current.session?.account.mayBuy ?? false }

  func buy(_ pack: StickerPack, card: String) async throws(Problem) -> Receipt {
    guard mayBuy else { throw .somethingWentWrong }
    let digits = card.filter { !$0.isWhitespace }
    guard digits.count == 16, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw .invalidCard
    }
    let key = keys.nextKey()
    openAttempts[pack.id] = key
    do {
      let receipt = try await current.perform { () async throws(ServerError) in
        try await server.buy(pack.id, key: key, card: digits)
      }
      openAttempts[pack.id] = nil
      return receipt
    } catch {
      if error != .noConnection { openAttempts[pack.id] = nil }
      throw Problem(error)
    }
  }
}
