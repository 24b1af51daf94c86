import Testing

@testable import MVVMStore

@Suite("The stickers' states")
struct StickersStateTests {
  private typealias Row = Transition<StickersState>
  private typealias PurchaseRow = Transition<PurchaseState>
  private typealias ReceiptRow = Transition<ReceiptState>

  private static let list = StickersState(packs: .loaded([.cats]))
  private static let owned = StickersState(
    packs: .loaded([StickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)]))
  private static let buying = StickersState(packs: .loaded([.cats]), screen: .purchase(.cats))
  private static let bought = StickersState(packs: .loaded([.cats]), screen: .receipt(.one))

  private static let rows = [
    Row("follow the packs", StickersState(), .started, StickersState(), [.followPacks]),
    Row("show the packs", StickersState(), .packsChanged(.loaded([.cats])), list),
    Row("load whenever they appear", list, .appeared, list, [.load]),
    Row("load when asked to", list, .reloadTapped, list, [.load]),
    Row("sell a pack", list, .packTapped(id: "cats"), buying),
    Row("sell nothing that is owned", owned, .packTapped(id: "cats"), owned),
    Row("put the receipt in the purchase's place", buying, .bought(.one), bought),
    Row("are shown again after the receipt", bought, .finished, list),
    Row("are shown again on the way back", buying, .wentBack, list),
  ]

  private static let member = Account(name: "Ada", handle: "ada", role: .member)
  private static let guest = Account(name: "Kid", handle: "kid", role: .guest)
  private static let card = "4242 4242 4242 4242"
  private static let busy = PurchaseState(
    pack: .cats, buyer: member, card: card, attempt: .busy)
  private static let number = try? CardNumber(card)

  private static let purchaseRows = [
    PurchaseRow(
      "takes a card", PurchaseState(pack: .cats, buyer: member), .cardChanged(card),
      PurchaseState(pack: .cats, buyer: member, card: card)),
    PurchaseRow(
      "pays with it", PurchaseState(pack: .cats, buyer: member, card: card), .buyTapped, busy,
      number.map { [.buy(pack: "cats", $0)] } ?? []),
    PurchaseRow("pays once", busy, .buyTapped, busy),
    PurchaseRow(
      "needs sixteen digits", PurchaseState(pack: .cats, buyer: member, card: "4"), .buyTapped,
      PurchaseState(pack: .cats, buyer: member, card: "4", attempt: .failed(.invalidCard))),
    PurchaseRow(
      "sells nothing to guests", PurchaseState(pack: .cats, buyer: guest, card: card),
      .buyTapped, PurchaseState(pack: .cats, buyer: guest, card: card)),
    PurchaseRow("shows the receipt", busy, .bought(.success(.one)), busy, [.show(.one)]),
    PurchaseRow(
      "says why nothing was bought", busy, .bought(.failure(.cardDeclined)),
      PurchaseState(
        pack: .cats, buyer: member, card: card, attempt: .failed(.cardDeclined))),
  ]

  @Test("of the list goes on as its table says", arguments: rows)
  private func table(row: Row) {
    row.check()
  }

  @Test("of a purchase goes on as its table says", arguments: purchaseRows)
  private func table(row: PurchaseRow) {
    row.check()
  }

  @Test("of a receipt is left when it was read")
  func receipt() {
    let state = ReceiptState(receipt: .one)
    ReceiptRow("is left", state, .doneTapped, state, [.finish]).check()
  }
}
