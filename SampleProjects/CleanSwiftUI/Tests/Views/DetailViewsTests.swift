import Testing

@testable import CleanSwiftUI

@Suite("Screens of one thing look it up in the state") @MainActor
struct DetailViewsTests {
  @Test("by the contact that the route names, and show it as it is now")
  func contact() async {
    let stage = Stage(ContactView(id: "grace"))
    stage.appState.userData.contacts = .loaded([.alan, .grace])
    await stage.settle()
    #expect(stage.text("contact.name") == "Grace Hopper")
    stage.appState.userData.contacts = .loaded([Contact(name: "Amazing", handle: "grace")])
    await stage.settle()
    #expect(stage.text("contact.name") == "Amazing")
    stage.appState.userData.contacts = .loaded([.alan])
    await stage.settle()
    #expect(!stage.sees("contact.name"))
  }

  @Test(
    "by the pack, and sell it to somebody who may buy",
    arguments: [(Session.ada, true), (.guest, false)])
  func purchase(session: Session, mayBuy: Bool) async {
    let stage = Stage(PurchaseView(id: "cats"))
    stage.appState.userData.session = session
    stage.appState.userData.stickerPacks = .loaded([.cats])
    await stage.settle()
    #expect(stage.text("purchase.price") == "$1.99")
    #expect(stage.sees("purchase.buy") == mayBuy)
    #expect(stage.sees("purchase.notAllowed") == !mayBuy)
  }

  @Test("by the receipt")
  func receipt() async throws {
    let stage = Stage(ReceiptView(id: 7))
    stage.appState.userData.receipts = [7: Receipt(number: 7, amount: 199, cardEnding: "4242")]
    stage.appState.routing.stickersPath = [.confirmation(7)]
    await stage.settle()
    #expect(stage.text("receipt.number") == "Receipt 7")
    try await stage.tap("receipt.done")
    #expect(stage.appState.routing.stickersPath == [])
  }
}
