import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of the chats") @MainActor
struct ChatListPresenterTests {
  private let view = ChatListViewSpy()
  private let wireframe = ChatListWireframeSpy()
  private let interactor = ChatListInteractorSpy()
  private let presenter: ChatListPresenter

  init() {
    presenter = ChatListPresenter(
      interactor: interactor, wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  private func show(draft: String? = nil, last: String? = nil, unread: Int = 0) {
    let chat = ChatResponse(
      id: "7", name: "Grace", draft: draft, lastText: last, unreadCount: unread)
    presenter.chatsDidChange(.loaded([chat]), unreadCount: unread)
  }

  @Test("show a draft before the last message")
  func draft() {
    show(draft: "Hel", last: "Hi")
    #expect(presenter.row(at: 0).preview == "Draft: Hel")
    show(last: "Hi")
    #expect(presenter.row(at: 0).preview == "Hi")
  }

  @Test("and the badge show no 0")
  func unread() {
    show(unread: 0)
    #expect(presenter.row(at: 0).unread == nil)
    show(unread: 2)
    #expect(presenter.row(at: 0).unread == "2")
    #expect(view.badges == [nil, "2"])
  }

  @Test(
    "give way to what is said instead",
    arguments: [
      (ListResponse<ChatResponse>.loading, ListNotice(isBusy: true)),
      (.failed, ListNotice(error: "Could not load.", mayRetry: true)),
      (.loaded([]), ListNotice(emptyText: "No chats yet.")),
    ])
  func notice(response: ListResponse<ChatResponse>, notice: ListNotice) {
    presenter.chatsDidChange(response, unreadCount: 0)
    #expect(view.notices == [notice])
    #expect(presenter.rowCount == 0)
  }

  @Test("are asked for when the view is loaded, and not before")
  func start() {
    #expect(interactor.startCount == 0)
    presenter.viewDidLoad()
    #expect(interactor.startCount == 1)
  }

  @Test("lead to their threads, and a button to a new group")
  func leave() {
    show()
    #expect(view.notices == [ListNotice()])
    presenter.didSelectRow(0)
    presenter.didTapNewGroup()
    #expect(wireframe.ways == ["thread 7", "new group"])
  }
}

@MainActor
private final class ChatListInteractorSpy: ChatListInteractorInput {
  private(set) var startCount = 0

  func start() { startCount += 1 }
  func reload() {}
}

@MainActor
private final class ChatListViewSpy: ChatListViewInterface {
  private(set) var notices: [ListNotice] = []
  private(set) var badges: [String?] = []

  func showRows(_ notice: ListNotice) { notices.append(notice) }
  func show(badge: String?) { badges.append(badge) }
}

@MainActor
private final class ChatListWireframeSpy: ChatListWireframe {
  private(set) var ways: [String] = []

  func showThread(_ id: String) { ways.append("thread \(id)") }
  func showNewGroup() { ways.append("new group") }
}
