import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of the chats") @MainActor
struct ChatsPresenterTests {
  private let threads = FakeThreads()
  private let drafts = FakeDrafts()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("shows the last message, and how many are unread")
  func rows() {
    let presenter = makePresenter()
    #expect(view.content == .rows([ChatRow(name: "Engines", preview: nil, unread: nil)]))

    var thread = ChatThread.engines
    thread.lastMessage = .number(3)
    thread.unreadCount = 2
    threads.threads = .loaded([thread])

    #expect(view.content == .rows([ChatRow(name: "Engines", preview: "3", unread: "2")]))
    withExtendedLifetime(presenter) {}
  }

  @Test("shows a draft rather than the last message")
  func draft() {
    let presenter = makePresenter()
    drafts.setDraft("Dear", in: "1")

    #expect(view.content == .rows([ChatRow(name: "Engines", preview: "Draft: Dear", unread: nil)]))
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "shows why there are no rows",
    arguments: [
      (Loadable<[ChatThread]>.loading, ListContent<ChatRow>.busy), (.failed, .failed),
      (.loaded([]), .empty),
    ])
  func noRows(threads: Loadable<[ChatThread]>, content: ListContent<ChatRow>) {
    self.threads.threads = threads
    _ = makePresenter()

    #expect(view.content == content)
  }

  @Test("leads to the thread of a row, and to a new group")
  func navigates() {
    let presenter = makePresenter()
    presenter.select(row: 0)
    presenter.addGroup()

    #expect(navigation.steps == ["thread 1", "new group"])
  }

  private func makePresenter() -> ChatsPresenter {
    let presenter = ChatsPresenter(
      threads: threads, drafts: drafts, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: ChatsViewInterface {
  private(set) var content: ListContent<ChatRow>?

  func showChats(_ content: ListContent<ChatRow>) { self.content = content }
}
