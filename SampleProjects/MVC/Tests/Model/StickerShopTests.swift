import MessengerWire
import Testing

@testable import MVC

@Suite @MainActor
struct StickerShopTests {
  private static let card = "4242 4242 4242 4242"
  private static let cats = WireStickerPack(id: "cats", name: "Cats", price: 199, isOwned: false)
  private static let receipt = WireReceipt(number: 1, pack: "cats", amount: 199, cardEnding: "4242")

  private let model: SignedInModel
  private let shop: StickerShop
  private let results = Recorder<Result<Receipt, PurchaseError>>()

  init() async throws {
    model = try await SignedInModel { request in
      switch request {
      case .contacts: .contacts([])
      case .threads: .threads([])
      case .stickerPacks: .packs([Self.cats])
      default: nil
      }
    }
    shop = model.account.stickers
    shop.load()
    await MainActor.settle()
  }

  private var keys: [String] {
    model.connection.requests.compactMap {
      if case .buyStickerPack(_, let key, _) = $0 { key } else { nil }
    }
  }

  private func buy(_ card: String = card) async {
    shop.buy(StickerPack(Self.cats), card: card) { [results] in results.record($0) }
    await MainActor.settle()
  }

  @Test func ownsWhatItHasSold() async throws {
    await buy()
    await model.connection.answer(.receipt(Self.receipt))
    #expect(results.values == [.success(Receipt(Self.receipt))])
    #expect(shop.packs.map(\.isOwned) == [true])
  }

  @Test func sellsNothingTwice() async {
    #expect(shop.sells(StickerPack(Self.cats)))
    await buy()
    await model.connection.answer(.receipt(Self.receipt))
    #expect(!shop.sells(StickerPack(Self.cats)))
    await buy()
    #expect(results.values.last == .failure(.alreadyOwned))
    #expect(keys.count == 1)
  }

  @Test func sellsNothingToGuests() async throws {
    model.connection.reply = { _ in
      .session(WireSession(token: "t", name: "Ada", handle: "ada", role: .guest))
    }
    #expect(shop.canBuy)
    await model.connection.become(.offline)
    await model.connection.become(.online)
    #expect(!shop.canBuy)
    await buy()
    #expect(results.values == [.failure(.notAllowed)])
    #expect(keys.isEmpty)
  }

  @Test(arguments: ["", "4242", "42424242424242420", "4242 4242 4242 424x", "４２４２４２４２４２４２４２４２"])
  func asksNobodyAboutACardWithoutSixteenDigits(card: String) async {
    await buy(card)
    #expect(results.values == [.failure(.invalidCard)])
    #expect(keys.isEmpty)
  }

  @Test func leavesOutTheBlanksInACard() async {
    await buy(" 4242 4242 4242 4242 ")
    #expect(
      model.connection.requests.last
        == .buyStickerPack(id: "cats", key: keys[0], card: "4242424242424242"))
  }

  @Test func keepsTheKeyUntilTheServerHasAnswered() async {
    await buy()
    await model.connection.become(.offline)
    await model.connection.become(.online)
    await buy()
    #expect(results.values == [.failure(.noConnection)])
    #expect(keys.count == 2)
    #expect(Set(keys).count == 1)
  }

  @Test func takesANewKeyAfterARefusal() async {
    await buy()
    await model.connection.answer(.refused(.cardDeclined))
    await buy()
    #expect(results.values == [.failure(.cardDeclined)])
    #expect(Set(keys).count == 2)
  }
}
