import ScreenKit

/// Shows the screens of the tabs when the presenters say that it is time.
@MainActor
final class TabsNavigator {
  private let screens: ScreenAssembly
  private let tabs: TabsView

  init(screens: ScreenAssembly) {
    self.screens = screens
    tabs = screens.tabs()
    tabs.chats.setViewControllers([screens.chats(self)])
    tabs.contacts.setViewControllers([screens.contacts(self)])
    tabs.stickers.setViewControllers([screens.stickers(self)])
    tabs.settings.setViewControllers([screens.settings()])
    tabs.show()
  }

  var rootViewController: ViewController { tabs.controller }

  func select(_ tab: AppTab) {
    switch tab {
    case .chats: tabs.select(tabs.chats)
    case .contacts: tabs.select(tabs.contacts)
    case .stickers: tabs.select(tabs.stickers)
    case .settings: tabs.select(tabs.settings)
    }
  }

  private func dismissQuestion() {
    if tabs.controller.presentedViewController != nil { tabs.controller.dismiss() }
  }

  /// Shows a screen above the first one of a stack, in the place of all others there.
  private func show(_ screen: ViewController, aboveFirstOf stack: NavigationController) {
    stack.setViewControllers(Array(stack.viewControllers.prefix(1)) + [screen])
  }

  private func showFirst(of stack: NavigationController) {
    stack.setViewControllers(Array(stack.viewControllers.prefix(1)))
  }
}

extension TabsNavigator: ChatsNavigation {
  func showThread(_ id: String) {
    dismissQuestion()
    show(screens.thread(id, self), aboveFirstOf: tabs.chats)
    tabs.select(tabs.chats)
  }

  func showNewGroup() {
    tabs.chats.pushViewController(screens.newGroup(self))
  }

  func showChatsAgain() {
    showFirst(of: tabs.chats)
  }
}

extension TabsNavigator: ContactsNavigation {
  func showNewContact() {
    tabs.contacts.pushViewController(screens.newContact(self))
  }

  func showContact(_ contact: Contact) {
    tabs.contacts.pushViewController(screens.contact(contact, self))
  }

  func showContactsAgain() {
    showFirst(of: tabs.contacts)
  }
}

extension TabsNavigator: StickersNavigation {
  func showPurchase(of pack: StickerPack) {
    tabs.stickers.pushViewController(screens.purchase(of: pack, self))
  }

  func showReceipt(_ receipt: Receipt) {
    show(screens.receipt(receipt, self), aboveFirstOf: tabs.stickers)
  }

  func showStickersAgain() {
    showFirst(of: tabs.stickers)
  }
}
