import Testing

@testable import Hexagonal

@Suite("Contract: StickerServer", .timeLimit(.minutes(5))) @MainActor
struct StickerServerContract {
  private let card = "4242424242424242"

  @Test("charges a pack once, and says that it is owned", arguments: ServerAdapter.allCases)
  func buys(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let server = try await place.connect(as: "ada")
    let pack = try #require(try await server.stickerPacks().first)
    #expect(pack == .cats)
    let receipt = try await server.buy(pack.id, key: "a", card: card)
    #expect(receipt == Receipt(number: 1, amount: 199, cardEnding: "4242"))
    #expect(try await server.buy(pack.id, key: "a", card: card) == receipt)
    #expect(try await server.stickerPacks().filter(\.isOwned).map(\.id) == [pack.id])
  }

  @Test("says why it does not sell", arguments: ServerAdapter.real)
  func refusals(adapter: ServerAdapter) async throws {
    let place = try ServerPlace(for: adapter)
    defer { place.stop() }
    let ada = try await place.connect(as: "ada")
    await #expect(throws: ServerError.cardDeclined) {
      try await ada.buy("cats", key: "a", card: "4242424242420000")
    }
    await #expect(throws: ServerError.invalidCard) {
      try await ada.buy("cats", key: "b", card: "42")
    }
    let guest = try await place.connect(as: "guest")
    await #expect(throws: ServerError.refused) {
      try await guest.buy("cats", key: "a", card: card)
    }
  }
}
