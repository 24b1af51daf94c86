import MessengerTexts
import ScreenKit

/// Names the tabs, and shows how many messages are unread.
@MainActor
final class TabsPresenter: TabsPresenterInterface {
  weak var view: (any TabsViewInterface)?
  weak var item: TabBarItem?

  private let threads: any ThreadsModelInterface
  private let texts: Texts

  init(threads: any ThreadsModelInterface, texts: Texts) {
    self.threads = threads
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(
      TabsLabels(
        chats: texts[.tabChats], contacts: texts[.tabContacts], stickers: texts[.tabStickers],
        settings: texts[.tabSettings]))
    threads.observe(by: self) { $0.showUnread() }
    showUnread()
  }

  private func showUnread() {
    let count = threads.unreadCount
    view?.showUnread(count > 0 ? "\(count)" : nil)
    item?.badgeValue = count > 0 ? "\(count)" : nil
  }
}
