import MessengerTexts

/// Shows the threads, that with the latest activity first.
@MainActor
final class ChatsPresenter: ChatsPresenterInterface {
  weak var view: (any ChatsViewInterface)?

  private let threads: any ThreadsModelInterface
  private let drafts: any DraftsModelInterface
  private let texts: Texts
  private weak var navigation: (any ChatsNavigation)?

  /// What the rows of the view stand for.
  private var shown: [ChatThread] = []

  init(
    threads: any ThreadsModelInterface, drafts: any DraftsModelInterface,
    navigation: any ChatsNavigation, texts: Texts
  ) {
    self.threads = threads
    self.drafts = drafts
    self.navigation = navigation
    self.texts = texts
  }

  func viewDidLoad() {
    view?.showLabels(ChatsLabels(title: texts[.tabChats], newGroup: texts[.newGroup]))
    threads.observe(by: self) { $0.showChats() }
    drafts.observe(by: self) { $0.showChats() }
    showChats()
  }

  func select(row: Int) {
    navigation?.showThread(shown[row].id)
  }

  func addGroup() {
    navigation?.showNewGroup()
  }

  func reload() {
    Task { [threads] in await threads.reload() }
  }

  private func showChats() {
    shown = threads.threads.value ?? []
    view?.showChats(ListContent(threads.threads, note: texts[.noChats], texts: texts, row: row))
  }

  private func row(for thread: ChatThread) -> ChatRow {
    let draft = drafts.draft(in: thread.id)
    return ChatRow(
      name: thread.name,
      preview: draft.isEmpty ? thread.lastMessage?.text : texts[.draft, draft],
      unread: thread.unreadCount > 0 ? "\(thread.unreadCount)" : nil)
  }
}
