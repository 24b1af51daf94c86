import Testing

@testable import Elm

@Suite("The stickers' update")
struct StickersUpdateTests {
  private var stickers = StickersModel(packs: .loaded([.cats]))
  private var keys = Keys(seed: "key")
  private var mayBuy = true

  @Test("goes to no purchase of what is owned")
  mutating func owned() {
    var cats = StickerPack.cats
    cats.isOwned = true
    stickers.packs = .loaded([cats])
    send(.packChosen("cats"))
    #expect(stickers.pages.page == nil)
  }

  @Test("sells nothing to guests, whatever they enter")
  mutating func guests() {
    mayBuy = false
    send(.packChosen("cats"))
    #expect(buy(with: "4242 4242 4242 4242") == nil)
    #expect(purchase?.attempt == .idle)
  }

  @Test("takes a card of sixteen digits only", arguments: ["", "4242", "4242 4242 4242 424x"])
  mutating func incompleteCard(card: String) {
    send(.packChosen("cats"))
    #expect(buy(with: card) == nil)
    #expect(purchase?.attempt == .failed(.incompleteCard))
  }

  @Test("uses one key until the server has said yes or no, also on another visit")
  mutating func oneKey() throws {
    send(.packChosen("cats"))
    let first = try #require(buy(with: "4242 4242 4242 4242"))
    finish(.failure(.noConnection))
    #expect(buy(with: "5555555555554444") == first)
    finish(.failure(.noConnection))
    send(.wentBack)
    send(.packChosen("cats"))
    #expect(buy(with: "4242424242424242") == first)
    finish(.failure(.cardDeclined), visit: 2)
    #expect(purchase?.attempt == .failed(.cardDeclined))
    #expect(try #require(buy(with: "4242424242424242")) != first)
  }

  @Test("buys once, however often it is asked meanwhile")
  mutating func once() {
    send(.packChosen("cats"))
    #expect(buy(with: "4242424242424242") != nil)
    #expect(buy(with: "4242424242424242") == nil)
  }

  @Test("shows the receipt in the place of the purchase, and the pack as owned")
  mutating func receipt() {
    send(.packChosen("cats"))
    _ = buy(with: "4242424242424242")
    let receipt = Receipt(number: 1, amount: 199, cardEnding: "4242")
    finish(.success(receipt))
    #expect(stickers.pages.page == .paid(receipt))
    #expect(stickers.packs.value?.map(\.isOwned) == [true])
  }

  @Test("leads nobody to a receipt who has left the purchase")
  mutating func lateReceipt() {
    send(.packChosen("cats"))
    _ = buy(with: "4242424242424242")
    send(.wentBack)
    finish(.success(Receipt(number: 1, amount: 199, cardEnding: "4242")))
    #expect(stickers.pages.page == nil)
    #expect(stickers.packs.value?.map(\.isOwned) == [true])
  }

  @Test("does not let a list that was asked for before a purchase take it back")
  mutating func staleList() {
    #expect(stickers.load().requests() == [.packs])
    #expect(stickers.load().isEmpty)
    send(.packChosen("cats"))
    _ = buy(with: "4242424242424242")
    finish(.success(Receipt(number: 1, amount: 199, cardEnding: "4242")))
    #expect(send(.loaded(.success([.cats]), revision: 0)) == [.packs])
    #expect(stickers.packs.value?.map(\.isOwned) == [true])
  }

  private var purchase: PurchaseModel? {
    if case .purchase(let purchase) = stickers.pages.page { purchase } else { nil }
  }

  @discardableResult
  private mutating func send(_ message: StickersMessage) -> [ServerRequest] {
    stickers.update(message, mayBuy: mayBuy, keys: &keys).requests()
  }

  /// Returns the key of the purchase; `nil` if there is none.
  private mutating func buy(with card: String) -> String? {
    send(.purchase(.cardChanged(card)))
    let requests = send(.purchase(.buyTapped))
    if case .buyPack(_, _, let key) = requests.first { return key }
    return nil
  }

  private mutating func finish(_ result: Result<Receipt, ServerError>, visit: Int = 1) {
    send(.bought(result, pack: "cats", visit: visit))
  }
}
