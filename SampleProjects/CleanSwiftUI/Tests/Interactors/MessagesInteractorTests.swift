import Testing

@testable import CleanSwiftUI

@Suite("The messages interactor") @MainActor
struct MessagesInteractorTests {
  private let business: Business

  init() throws {
    business = try Business()
    business.appState.userData.chats = .loaded([
      .example("2"), .example("1", messages: 2, unread: 2),
    ])
  }

  private var messages: RealMessagesInteractor { business.messages }
  private var userData: UserData { business.appState.userData }
  private var numbers: [Int]? { userData.histories["1"]?.value?.messages.map(\.number) }

  @Test("reads a chat that is opened, and tells the server")
  func opens() async {
    business.web.history = [.example(1), .example(2)]
    await messages.open("1")
    #expect(business.web.requests == ["read 1 2", "messages 1 all"])
    #expect(numbers == [1, 2])
    #expect(userData.chats.value?.last?.unreadCount == 0)
    #expect(userData.unreportedReads == [])
  }

  @Test("reports later what was read without a connection")
  func reportsLater() async {
    business.web.problem = .noConnection
    await messages.open("1")
    #expect(userData.unreportedReads == ["1"])
    business.web.problem = nil
    await messages.reportReads()
    #expect(business.web.requests.last == "read 1 2")
    #expect(userData.unreportedReads == [])
  }

  @Test("loads the page before the first message that is known")
  func older() async {
    business.web.history = (1...45).map { .example($0) }
    await messages.open("1")
    await messages.loadOlder("1")
    #expect(business.web.requests.last == "messages 1 26")
    #expect(numbers == Array(6...45))
  }

  @Test("fills a gap by asking for what stands before its end")
  func gap() async {
    business.web.history = (1...50).map { .example($0) }
    business.appState.userData.histories["1"] = .loaded(History([.example(1)]))
    await messages.open("1")
    #expect(
      business.web.requests.suffix(3) == ["messages 1 all", "messages 1 31", "messages 1 11"])
    #expect(numbers == Array(1...50))
  }

  @Test("does not ask again and again for a gap that the server does not fill")
  func stubbornGap() async {
    business.web.history = [.example(9)]
    business.appState.userData.histories["1"] = .loaded(History([.example(1)]))
    await messages.open("1")
    #expect(business.web.requests.suffix(2) == ["messages 1 all", "messages 1 9"])
  }

  @Test("takes each number once, in their order")
  func duplicates() async {
    business.appState.userData.histories["1"] = .loaded(History([.example(2)]))
    await messages.receive(.example(3), in: "1")
    await messages.receive(.example(1), in: "1")
    await messages.receive(.example(3), in: "1")
    #expect(numbers == [1, 2, 3])
  }

  @Test("counts a message of another as unread, and brings its chat to the top")
  func unread() async {
    await messages.receive(.example(3), in: "1")
    #expect(userData.chats.value?.map(\.id) == ["1", "2"])
    #expect(userData.chats.value?.first?.unreadCount == 3)
    #expect(business.web.requests == [])
  }

  @Test("does not count what the user looks at, nor what the user has said elsewhere")
  func read() async {
    await messages.receive(.example(3, by: "ada"), in: "1")
    #expect(userData.chats.value?.first?.unreadCount == 2)
    business.appState.routing.chatsPath = [.chat("1")]
    await messages.receive(.example(4), in: "1")
    #expect(userData.chats.value?.first?.unreadCount == 0)
    #expect(business.web.requests == ["read 1 4"])
  }

  @Test("a page of a chat that is gone changes nothing")
  func latePage() async {
    business.web.history = [.example(1)]
    business.web.beforeReply = { [business] in
      business.chats.receive(
        Chat(id: "1", isGroup: true, name: "", members: [], readUpTo: 0, unreadCount: 0))
    }
    await messages.open("1")
    #expect(userData.histories == [:])
  }
}
