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
    stickers.packIsChosen("cats")
    #expect(titles == ["stickers", "purchase cats"])
    weak var child: PurchaseCoordinator?
    child = purchase
    #expect(child != nil)
    navigationController.popViewController()
    #expect(child == nil)
    #expect(stickers.childCoordinators.isEmpty)
  }

  @Test func goesOnToItsReceiptAndEndsWithIt() {
    stickers.packIsChosen("cats")
    weak var child: PurchaseCoordinator?
    child = purchase
    child?.packIsBought(7)
    #expect(titles == ["stickers", "receipt 7"])
    #expect(child != nil)
    child?.receiptIsRead()
    #expect(titles == ["stickers"])
    #expect(child == nil)
  }

  @Test func aLateAnswerDoesNotLeadAwayFromTheNextPurchase() throws {
    stickers.packIsChosen("cats")
    let first = try #require(purchase)
    navigationController.popViewController()
    stickers.packIsChosen("dogs")
    first.packIsBought(7)
    #expect(titles == ["stickers", "purchase dogs"])
  }

  @Test func tellsItsDelegateOnceThatItHasEnded() throws {
    final class Delegate: CoordinatorDelegate {
      var ended = 0
      func flowHasEnded(_ flow: any Coordinator) { ended += 1 }
    }
    let delegate = Delegate()
    let purchase = PurchaseCoordinator(
      of: "cats", screens: FakeScreenFactory(), navigationController: navigationController)
    purchase.delegate = delegate
    purchase.start()
    purchase.packIsBought(7)
    #expect(delegate.ended == 0)
    purchase.receiptIsRead()
    #expect(delegate.ended == 1)
  }
}
