import MessengerTexts
import ScreenKit

/// The buttons of the tabs.
@MainActor
final class MainTabItems {
  let chats = TabBarItem(title: "", identifier: "tabs.chats")
  let contacts = TabBarItem(title: "", identifier: "tabs.contacts")
  let stickers = TabBarItem(title: "", identifier: "tabs.stickers")
  let settings = TabBarItem(title: "", identifier: "tabs.settings")

  private let viewModel: MainViewModel

  init(viewModel: MainViewModel) {
    self.viewModel = viewModel
    bind { items in items.showTitles(items.viewModel.texts) }
    bind { items in items.chats.badgeValue = items.viewModel.chatsBadge }
  }

  private func showTitles(_ texts: Texts) {
    chats.title = texts[.tabChats]
    contacts.title = texts[.tabContacts]
    stickers.title = texts[.tabStickers]
    settings.title = texts[.tabSettings]
  }
}

extension MainTabItems: Observer {}
