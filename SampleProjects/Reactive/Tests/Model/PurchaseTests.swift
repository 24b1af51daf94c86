import Testing

@testable import Reactive

@Suite("Purchases")
struct PurchaseTests {
  @Test func aMemberBuysWithACard() throws {
    let purchase = try Purchase(of: cats, typedCard: "4242 4242 4242 4242", by: ada)
    #expect(purchase.pack == cats)
    #expect(purchase.card.digits == "4242424242424242")
    #expect(throws: Problem.invalidCard) { try Purchase(of: cats, typedCard: "42", by: ada) }
  }

  @Test func aGuestBuysNothing() {
    #expect(!guest.mayBuy)
    #expect(throws: Problem.guestsCannotBuy) {
      try Purchase(of: cats, typedCard: "4242 4242 4242 4242", by: guest)
    }
  }

  @Test func nobodyBuysAPackTwice() {
    let owned = StickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    #expect(throws: Problem.somethingWentWrong) {
      try Purchase(of: owned, typedCard: "4242 4242 4242 4242", by: ada)
    }
  }

  @Test func aPackKeepsItsKeyUntilItIsAnswered() {
    var keys = PurchaseKeys(seed: "a")
    let (cats, dogs) = (keys["cats"], keys["dogs"])
    #expect(cats != dogs)
    keys.apply(.answered(pack: "cats"))
    #expect(keys["cats"] != cats)
    #expect(keys["dogs"] == dogs)
  }

  @Test func theKeysOfTheNextSessionAreOthers() {
    var keys = PurchaseKeys(seed: "a")
    let cats = keys["cats"]
    keys.apply(.sessionEnded(newSeed: "b"))
    #expect(keys["cats"] != cats)
  }
}
