/// Shows in the strip of tabs how many messages are unread.
@MainActor
final class TabsPresenter {
  private weak var view: (any TabsViewInterface)?
  private let threads: any ThreadsModelInterface

  init(threads: any ThreadsModelInterface) {
    self.threads = threads
  }

  /// Shows the number from now on.
  func connect(to view: any TabsViewInterface) {
    self.view = view
    threads.observe(by: self) { $0.showUnread() }
    showUnread()
  }

  private func showUnread() {
    let count = threads.unreadCount
    view?.showUnread(count > 0 ? "\(count)" : nil)
  }
}
