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
    #expect(
      view.content == ListContent(rows: [ChatRow(name: "Engines", preview: nil, unread: nil)]))

    var thread = ChatThread.engines
    thread.lastMessage = .number(3)
    thread.unreadCount = 2
    threads.threads = .loaded([thread])

    #expect(
      view.content == ListContent(rows: [ChatRow(name: "Engines", preview: "3", unread: "2")]))
    withExtendedLifetime(presenter) {}
  }

  @Test("shows a draft rather than the last message")
  func draft() {
    let presenter = makePresenter()
    drafts.setDraft("Dear", in: "1")

    #expect(
      view.content
        == ListContent(rows: [ChatRow(name: "Engines", preview: "Draft: Dear", unread: nil)]))
    withExtendedLifetime(presenter) {}
  }

  @Test(
    "shows why there are no rows",
    arguments: [
      (Loadable<[ChatThread]>.loading, ListContent<ChatRow>(isBusy: true)),
      (.failed, ListContent(error: "Could not load.", retryTitle: "Try again")),
      (.loaded([]), ListContent(note: "No chats yet.")),
    ])
  func noRows(threads: Loadable<[ChatThread]>, content: ListContent<ChatRow>) {
    self.threads.threads = threads
    _ = makePresenter()

    #expect(view.content == content)
  }

  @Test("says what stands on the screen")
  func labels() {
    _ = makePresenter()

    #expect(view.labels == ChatsLabels(title: "Chats", newGroup: "New group"))
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
  private(set) var labels: ChatsLabels?
  private(set) var content: ListContent<ChatRow>?

  func showLabels(_ labels: ChatsLabels) { self.labels = labels }
  func showChats(_ content: ListContent<ChatRow>) { self.content = content }
}
