import MessengerServer
import MessengerWire
import Testing

@Suite
struct StickerTests {
  private var world = ServerUnderTest()
  private let card = "4242424242424242"

  @Test mutating func sellsAPack() throws {
    #expect(try owned(by: ServerUnderTest.ada).isEmpty)
    let reply = world.ask(
      .buyStickerPack(id: "cats", key: "1", card: card), from: ServerUnderTest.ada)
    let receipt = WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")
    #expect(reply == .receipt(receipt))
    #expect(try owned(by: ServerUnderTest.adasPhone) == ["cats"])
    #expect(try owned(by: ServerUnderTest.grace).isEmpty)
  }

  @Test mutating func sellsNothingTwice() {
    let buy = ClientRequest.buyStickerPack(id: "cats", key: "1", card: card)
    let receipt = world.ask(buy, from: ServerUnderTest.ada)
    #expect(world.ask(buy, from: ServerUnderTest.adasPhone) == receipt)
    let other = world.ask(
      .buyStickerPack(id: "moths", key: "2", card: card), from: ServerUnderTest.ada)
    let second = WireReceipt(number: 2, pack: "moths", amount: 99, cardEnding: "4242")
    #expect(other == .receipt(second))
  }

  @Test mutating func keepsTheKeysOfAccountsApart() {
    let buy = ClientRequest.buyStickerPack(id: "cats", key: "1", card: card)
    _ = world.ask(buy, from: ServerUnderTest.ada)
    let receipt = WireReceipt(number: 2, pack: "cats", amount: 199, cardEnding: "4242")
    #expect(world.ask(buy, from: ServerUnderTest.grace) == .receipt(receipt))
  }

  @Test mutating func declinesTheSameAgainAndTakesAnotherCard() throws {
    let declined = world.ask(
      .buyStickerPack(id: "cats", key: "1", card: "4242424242420000"), from: ServerUnderTest.ada)
    #expect(declined == .refused(.cardDeclined))
    let again = world.ask(
      .buyStickerPack(id: "cats", key: "1", card: card), from: ServerUnderTest.ada)
    #expect(again == .refused(.cardDeclined))
    #expect(try owned(by: ServerUnderTest.ada).isEmpty)
    _ = world.ask(.buyStickerPack(id: "cats", key: "2", card: card), from: ServerUnderTest.ada)
    #expect(try owned(by: ServerUnderTest.ada) == ["cats"])
  }

  @Test mutating func refusesToSell() {
    _ = world.ask(.buyStickerPack(id: "cats", key: "1", card: card), from: ServerUnderTest.ada)
    for (id, card, connection, refusal) in [
      ("dogs", card, ServerUnderTest.ada, Refusal.notFound),
      ("cats", card, ServerUnderTest.ada, .notAllowed),
      ("cats", card, ServerUnderTest.guest, .notAllowed),
      ("moths", "4242", ServerUnderTest.ada, .invalid(what: "card")),
      ("moths", "4242-4242-4242-4", ServerUnderTest.grace, .invalid(what: "card")),
      ("moths", "", ServerUnderTest.alan, .invalid(what: "card")),
    ] {
      let reply = world.ask(
        .buyStickerPack(id: id, key: "\(id) \(card)", card: card), from: connection)
      #expect(reply == .refused(refusal))
    }
  }

  private mutating func owned(by connection: ConnectionID) throws -> [String] {
    let reply = world.ask(.stickerPacks, from: connection)
    guard case .packs(let packs) = reply else { throw Unexpected(reply: reply) }
    return packs.filter(\.isOwned).map(\.id)
  }
}
