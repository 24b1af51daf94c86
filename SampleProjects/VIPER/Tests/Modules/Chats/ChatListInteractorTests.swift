import Testing

@testable import VIPER

@Suite("Following the chats") @MainActor
struct ChatListInteractorTests {
  private let conversations = ChatListConversationFake()
  private let drafts = ChatListDraftFake()
  private let output = ChatListOutputSpy()
  private let interactor: ChatListInteractor

  init() {
    interactor = ChatListInteractor(conversations: conversations, drafts: drafts)
    interactor.output = output
    interactor.start()
  }

  @Test("tells each with its draft, and how much is unread in all")
  func combines() {
    conversations.chats = [chat("1", unread: 2), chat("2", unread: 3)]
    drafts.drafts = ["2": "Hel"]
    conversations.observers.notify()
    #expect(output.responses.last?.items.map(\.draft) == [nil, "Hel"])
    #expect(output.unreadCounts == [0, 5])
  }

  @Test("tells a change once, whoever tells of it")
  func once() {
    conversations.chats = [chat("1", unread: 0)]
    conversations.observers.notify()
    drafts.observers.notify()
    #expect(output.responses.count == 2)
    drafts.drafts = ["1": "Hel"]
    drafts.observers.notify()
    #expect(output.responses.count == 3)
  }

  @Test("tells that there is nothing because it could not be loaded")
  func fails() {
    conversations.hasFailed = true
    conversations.observers.notify()
    #expect(output.responses == [.loading, .failed])
  }

  private func chat(_ id: String, unread: Int) -> Chat {
    Chat(id: id, name: "Grace", lastText: nil, unreadCount: unread)
  }
}

@MainActor
private final class ChatListConversationFake: ChatListConversationService {
  var chats: [Chat]?
  var hasFailed = false
  let observers = Observers()

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }

  func reload() async {}
}

@MainActor
private final class ChatListDraftFake: ChatListDraftService {
  var drafts: [String: String] = [:]
  let observers = Observers()

  func draft(in chat: String) -> String? { drafts[chat] }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    observers.add(observer, react)
  }
}

@MainActor
private final class ChatListOutputSpy: ChatListInteractorOutput {
  private(set) var responses: [ListResponse<ChatResponse>] = []
  private(set) var unreadCounts: [Int] = []

  func chatsDidChange(_ chats: ListResponse<ChatResponse>, unreadCount: Int) {
    responses.append(chats)
    unreadCounts.append(unreadCount)
  }
}
