import ScreenKit

/// Shows in the strip of tabs how many messages are unread.
@MainActor
final class TabsPresenter {
  private weak var item: TabBarItem?
  private let threads: any ThreadsModelInterface

  init(threads: any ThreadsModelInterface) {
    self.threads = threads
  }

  /// Shows the number from now on.
  func connect(to item: TabBarItem?) {
    self.item = item
    threads.observe(by: self) { $0.showUnread() }
    showUnread()
  }

  private func showUnread() {
    let count = threads.unreadCount
    item?.badgeValue = count > 0 ? "\(count)" : nil
  }
}
