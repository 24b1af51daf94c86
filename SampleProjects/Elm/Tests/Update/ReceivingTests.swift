import Testing

@testable import Elm

@Suite("Receiving")
struct ReceivingTests {
  private var chats = ChatsUnderTest()

  @Test("fills a gap page by page, and asks for each page once")
  mutating func fillsGaps() {
    chats.open([1, 2])
    let commands = chats.receive(.from("grace", 30))
    #expect(commands.contains(.messages(conversation: "grace", before: 30, limit: 20)))
    let page = chats.send(.thread(.olderTapped))
    #expect(!page.contains(.messages(conversation: "grace", before: 30, limit: 20)))
    let next = chats.send(
      .pageLoaded(
        .success((10...29).map { .from("grace", $0) }), conversation: "grace", before: 30))
    #expect(next == [.messages(conversation: "grace", before: 10, limit: 20)])
  }

  @Test("does not ask again for a gap that could not be filled, until the next connection")
  mutating func gapFails() {
    chats.open([1, 2])
    chats.receive(.from("grace", 30))
    let commands = chats.send(
      .pageLoaded(.failure(.noConnection), conversation: "grace", before: 30))
    #expect(commands.isEmpty)
    #expect(chats.catchUp().contains(.messages(conversation: "grace", before: 30, limit: 20)))
  }

  @Test("lets the user ask again for earlier messages that could not be loaded")
  mutating func olderAgain() {
    chats.open([21, 22])
    let command = ServerRequest.messages(conversation: "grace", before: 21, limit: 20)
    #expect(chats.send(.thread(.olderTapped)) == [command])
    #expect(chats.send(.thread(.olderTapped)).isEmpty)
    chats.send(.pageLoaded(.failure(.refused), conversation: "grace", before: 21))
    #expect(chats.send(.thread(.olderTapped)) == [command])
  }

  @Test("takes a message that comes while the newest ones are on their way")
  mutating func meanwhile() {
    chats.send(.conversationChosen("grace"))
    chats.receive(.from("grace", 3))
    chats.load([1, 2])
    #expect(chats.numbers == [1, 2, 3])
  }

  @Test("asks for the conversations when one is heard of that is not known")
  mutating func unknownConversation() {
    let commands = chats.receive(.from("alan", 1), in: "alan")
    #expect(commands == [.conversations])
    // What the server says then was asked for before the next one.
    #expect(chats.receive(.from("alan", 2), in: "alan").isEmpty)
    #expect(chats.send(.loaded(.success([.grace]), revision: 0)) == [.conversations])
  }

  @Test("does not let a late list take back what has come since")
  mutating func lateList() {
    chats.receive(.from("grace", 2))
    let old = Conversation.example("grace", last: .from("grace", 1), unread: 1)
    chats.send(.loaded(.success([.example("alan"), old]), revision: 0))
    let conversations = chats.model.inbox.conversations.value
    #expect(conversations?.map(\.id) == ["grace", "alan"])
    #expect(conversations?.first?.lastMessage?.number == 2)
  }

  @Test("asks again for a list that is older than a conversation that came or went")
  mutating func staleList() {
    chats.send(.groupCreated(.success(.example("new", isGroup: true)), visit: 1))
    let commands = chats.send(.loaded(.success([.grace]), revision: 0))
    #expect(commands == [.conversations])
    #expect(chats.model.inbox.conversation("new") != nil)
  }

  @Test("scrolls to what is new, and not to what is older")
  mutating func scrolls() {
    chats.open([5, 6])
    #expect(chats.thread?.scrollTarget == .number(6))
    chats.send(.thread(.scrolled))
    chats.send(.pageLoaded(.success([.from("grace", 4)]), conversation: "grace", before: 5))
    #expect(chats.thread?.scrollTarget == nil)
    chats.receive(.from("grace", 7))
    #expect(chats.thread?.scrollTarget == .number(7))
    _ = chats.write("Hello")
    #expect(chats.thread?.scrollTarget == .own(key: "key-1"))
  }

  @Test("says that a conversation could not be loaded while nothing is known of it")
  mutating func failsToLoad() {
    chats.send(.conversationChosen("grace"))
    #expect(chats.model.inbox.history(of: "grace") == .loading(known: nil))
    #expect(chats.send(.thread(.reloadTapped)).isEmpty)
    chats.send(.pageLoaded(.failure(.noConnection), conversation: "grace", before: nil))
    #expect(chats.model.inbox.history(of: "grace") == .failed)
    chats.load([1])
    chats.send(.pageLoaded(.failure(.noConnection), conversation: "grace", before: nil))
    #expect(chats.model.inbox.history(of: "grace").value?.messages.count == 1)
  }
}
