import ScreenKit

/// From the purchase of a sticker pack to its receipt, and back to the packs.
@MainActor
final class PurchaseCoordinator: PurchaseNavigation, ReceiptNavigation {
  private let screens: ScreenFactory
  private weak var screen: ViewController?

  private init(screens: ScreenFactory) {
    self.screens = screens
  }

  /// The screen that sells a sticker pack; `nil` if there is none with this identifier.
  static func screen(of pack: String, from screens: ScreenFactory) -> ViewController? {
    let coordinator = PurchaseCoordinator(screens: screens)
    let screen = screens.purchase(pack, coordinator)
    coordinator.screen = screen
    return screen
  }

  func showReceipt(_ receipt: Receipt) {
    let purchase = screen
    let next = screens.receipt(receipt, self)
    screen = next
    purchase?.giveWay(to: next)
  }

  func receiptIsRead() {
    screen?.leave()
  }
}
