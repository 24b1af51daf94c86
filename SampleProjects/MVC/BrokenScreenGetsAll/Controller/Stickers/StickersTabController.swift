import MessengerTexts
import ScreenKit

/// Leads through the sticker packs, a purchase, and its receipt.
final class StickersTabController: ViewController {
  private let account: Account
  private let texts: Texts
  private let navigation = NavigationController()

  init(account: Account, texts: Texts) {
    self.account = account
    self.texts = texts
    super.init()
    tabBarItem = TabBarItem(title: texts[.tabStickers], identifier: "tabs.stickers")
    let list = StickersViewController(account: account, texts: texts)
    list.delegate = self
    navigation.setViewControllers([list])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(navigation)
  }

  private func show(_ receipt: Receipt) {
    let controller = ReceiptViewController(receipt, texts: texts)
    controller.onDone = { [weak self] in self?.showList() }
    navigation.setViewControllers(navigation.viewControllers.prefix(1) + [controller])
  }

  private func showList() {
    navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)))
  }
}

// MARK: - StickersViewControllerDelegate

extension StickersTabController: StickersViewControllerDelegate {
  func stickersViewController(_ controller: StickersViewController, didSelect pack: StickerPack) {
    let purchase = PurchaseViewController(of: pack, in: account.stickers, texts: texts)
    purchase.onBuy = { [weak self] in self?.show($0) }
    navigation.pushViewController(purchase)
  }
}
