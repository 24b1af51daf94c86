import Testing

@testable import Hexagonal

@Suite("Buying stickers") @MainActor
struct BuyStickersTests {
  private let domain = DomainUnderTest()
  private let card = "4242 4242 4242 4242"

  private func shop() -> BuyStickers {
    BuyStickers(server: domain.server, current: domain.current, keys: CountingKeys())
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

  @Test("is not for guests")
  func guest() async {
    domain.current.begin(
      Session(token: "t", account: Account(name: "Guest", handle: "guest", mayBuy: false)))
    #expect(!shop().mayBuy)
    await #expect(throws: Problem.somethingWentWrong) {
      try await shop().buy(.cats, card: card)
    }
    #expect(domain.server.requests == [])
  }
}
