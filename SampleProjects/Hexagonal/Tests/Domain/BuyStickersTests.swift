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

  private func shop() -> BuyStickers {
    BuyStickers(
      server: domain.server, repository: domain.storage, current: domain.current,
      keys: domain.keys)
  }

  @Test("continues an attempt of which nobody knows what has become")
  func lost() async throws {
    let shop = shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy(.cats, card: card) }
    domain.server.error = nil
    #expect(try await shop.buy(.cats, card: card).number == 1)
    #expect(domain.server.requests == ["buy cats new-1", "buy cats new-1"])
  }

  @Test("continues it also after a relaunch, and once it is known, forgets it")
  func relaunch() async throws {
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop().buy(.cats, card: card) }
    domain.server.error = nil
    _ = try await shop().buy(.cats, card: card)
    _ = try await shop().buy(.cats, card: card)
    #expect(domain.server.requests == ["buy cats new-1", "buy cats new-1", "buy cats new-2"])
  }

  @Test("continues it also if the storage keeps nothing")
  func notKept() async throws {
    let shop = BuyStickers(
      server: domain.server, repository: FullDisk(), current: domain.current, keys: domain.keys)
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy(.cats, card: card) }
    domain.server.error = nil
    _ = try await shop.buy(.cats, card: card)
    #expect(domain.server.requests == ["buy cats new-1", "buy cats new-1"])
  }

  @Test("leaves no attempt to the next user")
  func nextUser() async throws {
    let shop = shop()
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy(.cats, card: card) }
    domain.current.end(.userSignedOut)
    #expect(domain.storage.openPurchases == [:])
  }

  @Test("begins anew after a refusal")
  func declined() async throws {
    let shop = shop()
    domain.server.error = .cardDeclined
    await #expect(throws: Problem.cardDeclined) { try await shop.buy(.cats, card: card) }
    domain.server.error = nil
    _ = try await shop.buy(.cats, card: card)
    #expect(domain.server.requests == ["buy cats new-1", "buy cats new-2"])
  }

  @Test("takes no card without 16 digits", arguments: ["", "4242", "4242 4242 4242 424x"])
  func invalidCard(card: String) async {
    await #expect(throws: Problem.invalidCard) { try await shop().buy(.cats, card: card) }
    #expect(domain.server.requests == [])
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
    let shop = shop()
    await #expect(throws: Problem.alreadyOwned) { try await shop.buy(owned, card: card) }
    #expect(domain.server.requests == [])
    domain.server.error = .noConnection
    await #expect(throws: Problem.noConnection) { try await shop.buy(.cats, card: card) }
    domain.server.error = nil
    #expect(try await shop.buy(owned, card: card).number == 1)
  }

  @Test("is not for guests")
  func guest() async {
    domain.current.begin(
      Session(token: "t", account: Account(name: "Guest", handle: "guest", role: .guest)))
    #expect(!shop().mayBuy)
    await #expect(throws: Problem.guestsCannotBuy) {
      try await shop().buy(.cats, card: card)
    }
    #expect(domain.server.requests == [])
  }
}
