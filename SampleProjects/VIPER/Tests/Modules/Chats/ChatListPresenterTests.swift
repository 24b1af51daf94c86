import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of the chats") @MainActor
struct ChatListPresenterTests {
  private let view = ChatListViewSpy()
  private let router = RouterSpy()
  private let interactor = ChatListInteractorSpy()
  private let presenter: ChatListPresenter

  init() {
    presenter = ChatListPresenter(
      interactor: interactor, wireframe: RoutingChatListWireframe(router: router),
      texts: Texts(in: .english))
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
      (ListResponse<ChatResponse>.loading, ListStatus.busy), (.failed, .failed),
      (.loaded([]), .empty),
    ])
  func status(response: ListResponse<ChatResponse>, status: ListStatus) {
    presenter.chatsDidChange(response, unreadCount: 0)
    #expect(view.statuses == [status])
    #expect(presenter.rowCount == 0)
  }

  @Test("are asked for when the view is loaded, and not before")
  func start() {
    #expect(interactor.startCount == 0)
    presenter.viewDidLoad()
    #expect(interactor.startCount == 1)
  }

  @Test("lead to their threads")
  func select() {
    show()
    presenter.didSelectRow(0)
    #expect(router.ways == ["chats(VIPER.ChatsRoute.conversation(\"7\")) above the first of chats"])
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
  private(set) var statuses: [ListStatus] = []
  private(set) var badges: [String?] = []

  func show(_ status: ListStatus) { statuses.append(status) }
  func show(badge: String?) { badges.append(badge) }
}
