import ScreenKit

/// Leads from the purchase of a sticker pack to its receipt, and back to the packs.
@MainActor
final class PurchaseCoordinator: Coordinator {
  weak var parentCoordinator: (any Coordinator)?
  var childCoordinators: [any Coordinator] = []

  private let screens: any ScreenFactory
  private let navigation: NavigationController
  private let pack: String
  private weak var screen: Screen?

  init(of pack: String, screens: any ScreenFactory, navigation: NavigationController) {
    self.pack = pack
    self.screens = screens
    self.navigation = navigation
  }

  func start() {
    guard let screen = screens.purchase(pack, self) else { return finish() }
    self.screen = screen
    finish(with: screen)
    navigation.pushViewController(screen)
  }
}

extension PurchaseCoordinator: PurchaseNavigation, ReceiptNavigation {
  func showReceipt(_ receipt: ReceiptViewModel) {
    guard let purchase = screen else { return }
    let next = screens.receipt(receipt, self)
    screen = next
    purchase.onRemoval = nil
    finish(with: next)
    purchase.giveWay(to: next)
  }

  func receiptIsRead() {
    screen?.leave()
  }
}
