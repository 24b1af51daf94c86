import MessengerWire
import Testing

@testable import MVP

@Suite("The model of the stickers") @MainActor
struct StickersModelTests {
  private let server = FakeServer()
  private let session = FakeSession()

  @Test("sells nothing to guests")
  func guests() async throws {
    let card = try #require(CardNumber("4242424242424242"))
    let model = makeModel(try .inMemory(), key: "key")
    #expect(model.mayBuy)
    session.state = .signedIn(Account(name: "Guest", handle: "guest", mayBuy: false))
    #expect(!model.mayBuy)
    await #expect(throws: Failure.notAllowed) { try await model.buy("cats", card: card) }

    #expect(keys.isEmpty)
  }

  @Test("buys under one key until the server has said yes or no, also after a relaunch")
  func key() async throws {
    let store = try Store.inMemory()
    let card = try #require(CardNumber("4242424242424242"))
    let first = makeModel(store, key: "first")
    server.fails(.noConnection)
    await #expect(throws: Failure.noConnection) { try await first.buy("cats", card: card) }

    let second = makeModel(store, key: "second")
    server.fails(.cardDeclined)
    await #expect(throws: Failure.cardDeclined) { try await second.buy("cats", card: card) }
    await #expect(throws: Failure.cardDeclined) { try await second.buy("cats", card: card) }

    #expect(keys == ["first", "first", "second"])
  }

  @Test("knows at once that a pack that was bought is owned")
  func owned() async throws {
    let model = makeModel(try .inMemory(), key: "key")
    server.answers(
      .packs([WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)]))
    await model.reload()
    server.answers(
      .receipt(WireReceipt(number: 7, pack: "cats", amount: 199, cardEnding: "4242")))
    let card = try #require(CardNumber("4242424242424242"))
    let receipt = try await model.buy("cats", card: card)

    #expect(receipt == Receipt(number: 7, amount: 199, cardEnding: "4242"))
    #expect(model.packs.value?.map(\.mayBeBought) == [false])
    await #expect(throws: Failure.refused) { try await model.buy("cats", card: card) }
    #expect(keys.count == 1)
  }

  private func makeModel(_ store: Store, key: String) -> StickersModel {
    StickersModel(session: session, server: server, store: store) { key }
  }

  private var keys: [String] {
    server.requests.compactMap {
      if case .buyStickerPack(_, let key, _) = $0 { key } else { nil }
    }
  }
}
