import Testing

@testable import Hexagonal

/// A storage that has no room for anything.
private final class FullDisk: PurchaseRepository {
  var openPurchases: [String: String] {
    get { [:] }
    set { _ = newValue }
  }
}

@Suite("Buying stickers") @MainActor
struct BuyStickersTests {
  private let domain = DomainUnderTest()
  private let card = "4242 4242 4242 4242"

  /// Where somebody has seen what is for sale.
  private func shop(_ repository: (any PurchaseRepository)? = nil) async throws -> BuyStickers {
    let packs = BrowseStickers(server: domain.server, current: domain.current)
    _ = try await packs.stickerPacks()
    return BuyStickers(
      server: domain.server, repository: repository ?? domain.storage, current: domain.current,
      keys: domain.keys, packs: packs)
  }

  /// What the server was asked to sell.
  private var purchases: [String] {
    domain.server.requests.filter { $0.hasPrefix("buy") }
  }

  @Test("continues an attempt of which nobody knows what has become")
  func lost() async throws {
    let shop = try await shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy("cats", card: card) }
    domain.server.error = nil
    #expect(try await shop.buy("cats", card: card).number == 1)
    #expect(purchases == ["buy cats new-1", "buy cats new-1"])
  }

  @Test("continues it also after a relaunch, and once it is known, forgets it")
  func relaunch() async throws {
    let shop = try await shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy("cats", card: card) }
    domain.server.error = nil
    #expect(try await self.shop().buy("cats", card: card).number == 1)
    #expect(domain.storage.openPurchases == [:])
    #expect(purchases == ["buy cats new-1", "buy cats new-1"])
  }

  @Test("continues it also if the storage keeps nothing")
  func notKept() async throws {
    let shop = try await shop(FullDisk())
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy("cats", card: card) }
    domain.server.error = nil
    _ = try await shop.buy("cats", card: card)
    #expect(purchases == ["buy cats new-1", "buy cats new-1"])
  }

  @Test("leaves no attempt to the next user")
  func nextUser() async throws {
    let shop = try await shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy("cats", card: card) }
    domain.current.end(.userSignedOut)
    #expect(domain.storage.openPurchases == [:])
  }

  @Test("begins anew after a refusal")
  func declined() async throws {
    let shop = try await shop()
    domain.server.error = .cardDeclined
    await #expect(throws: Problem.cardDeclined) { try await shop.buy("cats", card: card) }
    domain.server.error = nil
    _ = try await shop.buy("cats", card: card)
    #expect(purchases == ["buy cats new-1", "buy cats new-2"])
  }

  @Test("takes no card without 16 digits", arguments: ["", "4242", "4242 4242 4242 424x"])
  func invalidCard(card: String) async throws {
    let shop = try await shop()
    await #expect(throws: Problem.invalidCard) { try await shop.buy("cats", card: card) }
    #expect(purchases == [])
  }

  @Test("the packs for sale are those of the server, unless it cannot be asked")
  func browse() async throws {
    let browsing = BrowseStickers(server: domain.server, current: domain.current)
    domain.server.packs = [.cats]
    #expect(try await browsing.stickerPacks() == [.cats])
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await browsing.stickerPacks() }
  }

  @Test("sells no pack that is owned, unless an attempt is still open")
  func owned() async throws {
    let owned = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    #expect(StickerPack.cats.canBeBought && !owned.canBeBought)
    let shop = try await shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy("cats", card: card) }
    domain.server.error = nil
    domain.server.packs = [owned]
    #expect(try await self.shop().buy("cats", card: card).number == 1)
    let next = try await self.shop()
    await #expect(throws: Problem.alreadyOwned) { try await next.buy("cats", card: card) }
  }

  @Test("asks what is for sale if nobody has yet, and sells nothing else")
  func unknown() async throws {
    let packs = BrowseStickers(server: domain.server, current: domain.current)
    let shop = BuyStickers(
      server: domain.server, repository: domain.storage, current: domain.current,
      keys: domain.keys, packs: packs)
    await #expect(throws: Problem.unknownPack) { try await shop.buy("mice", card: card) }
    #expect(try await shop.buy("cats", card: card).number == 1)
    #expect(domain.server.requests == ["packs", "buy cats new-1"])
    await #expect(throws: Problem.alreadyOwned) { try await shop.buy("cats", card: card) }
  }

  @Test("is not for guests")
  func guest() async throws {
    domain.current.begin(
      Session(token: "t", account: Account(name: "Guest", handle: "guest", role: .guest)))
    let shop = try await shop()
    #expect(!shop.mayBuy)
    await #expect(throws: Problem.guestsCannotBuy) { try await shop.buy("cats", card: card) }
    #expect(purchases == [])
  }
}
