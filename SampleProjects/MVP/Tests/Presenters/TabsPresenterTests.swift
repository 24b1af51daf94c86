import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of the tabs") @MainActor
struct TabsPresenterTests {
  private let threads = FakeThreads()
  private let view = FakeView()

  @Test("names the tabs")
  func labels() {
    _ = makePresenter()

    #expect(
      view.labels
        == TabsLabels(
          chats: "Chats", contacts: "Contacts", stickers: "Stickers", settings: "Settings"))
  }

  @Test("shows how many messages are unread, if any are")
  func unread() {
    let presenter = makePresenter()
    #expect(view.unread == nil)
    var thread = ChatThread.engines
    thread.unreadCount = 2
    threads.threads = .loaded([thread])

    #expect(view.unread == "2")
    withExtendedLifetime(presenter) {}
  }

  private func makePresenter() -> TabsPresenter {
    let presenter = TabsPresenter(threads: threads, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: TabsViewInterface {
  private(set) var labels: TabsLabels?
  private(set) var unread: String?

  func showLabels(_ labels: TabsLabels) { self.labels = labels }
  func showUnread(_ text: String?) { unread = text }
}
