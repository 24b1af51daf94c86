import ScreenKit
import Testing

@testable import MVVMC

/// A flow within a tab: it ends with its last screen, whichever way that goes.
@Suite @MainActor
struct PurchaseCoordinatorTests {
  private let navigationController = NavigationController()
  private let stickers: StickersCoordinator

  init() {
    stickers = StickersCoordinator(
      screens: FakeScreenFactory(), navigationController: navigationController)
    stickers.start()
  }

  private var titles: [String?] { navigationController.viewControllers.map(\.title) }
  private var purchase: PurchaseCoordinator? {
    stickers.childCoordinators.first as? PurchaseCoordinator
  }

  @Test func isReleasedWhenTheUserGoesBack() {
    stickers.showPurchase("cats")
    #expect(titles == ["stickers", "purchase cats"])
    weak var child: PurchaseCoordinator?
    child = purchase
    #expect(child != nil)
    navigationController.popViewController()
    #expect(child == nil)
    #expect(stickers.childCoordinators.isEmpty)
  }

  @Test func goesOnToItsReceiptAndEndsWithIt() {
    stickers.showPurchase("cats")
    weak var child: PurchaseCoordinator?
    child = purchase
    child?.showReceipt(Receipt(number: 7, amount: 199, cardEnding: "4242"))
    #expect(titles == ["stickers", "receipt 7"])
    #expect(child != nil)
    child?.receiptIsRead()
    #expect(titles == ["stickers"])
    #expect(child == nil)
  }

  @Test func endsAtOnceIfThereIsNothingToSell() {
    stickers.showPurchase("nothing")
    #expect(titles == ["stickers"])
    #expect(stickers.childCoordinators.isEmpty)
  }

  @Test func tellsItsDelegateOnceThatItHasEnded() throws {
    final class Delegate: PurchaseCoordinatorDelegate {
      var ended = 0
      func purchaseHasEnded(_ purchase: PurchaseCoordinator) { ended += 1 }
    }
    let delegate = Delegate()
    let purchase = PurchaseCoordinator(
      of: "cats", screens: FakeScreenFactory(), navigationController: navigationController)
    purchase.delegate = delegate
    purchase.start()
    purchase.showReceipt(Receipt(number: 7, amount: 199, cardEnding: "4242"))
    #expect(delegate.ended == 0)
    purchase.receiptIsRead()
    #expect(delegate.ended == 1)
  }
}
