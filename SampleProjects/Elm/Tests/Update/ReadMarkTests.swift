import Testing

@testable import Elm

@Suite("Read marks")
struct ReadMarkTests {
  private var chats = ChatsUnderTest([
    .example("grace", last: .from("grace", 2), unread: 2)
  ])

  @Test("are set when a conversation is opened, and told once")
  mutating func opening() {
    let mark = ServerRequest.markRead(conversation: "grace", upTo: 2)
    #expect(chats.send(.conversationChosen("grace")).contains(mark))
    #expect(chats.model.inbox.unreadCount == 0)
    #expect(!chats.load([1, 2]).contains(mark))
  }

  @Test("are set with each message of others that comes")
  mutating func receiving() {
    chats.open([1, 2])
    let commands = chats.receive(.from("grace", 3))
    #expect(commands == [.markRead(conversation: "grace", upTo: 3)])
    #expect(chats.receive(.from("ada", 4)).isEmpty)
  }

  @Test("are not set while the user looks elsewhere")
  mutating func elsewhere() {
    chats.open([1, 2])
    chats.situation.isInFront = false
    #expect(chats.receive(.from("grace", 3)).isEmpty)
    #expect(chats.model.inbox.unreadCount == 1)
  }

  @Test("are told on the next connection if there is none")
  mutating func offline() {
    chats.situation.link = .offline
    #expect(chats.send(.conversationChosen("grace")).isEmpty)
    chats.situation.link = .up
    #expect(chats.catchUp().contains(.markRead(conversation: "grace", upTo: 2)))
  }

  @Test("that the server does not know are told when it says so")
  mutating func unknownToServer() {
    chats = ChatsUnderTest([.example("grace", last: .from("grace", 2), readUpTo: 2)])
    let old = Conversation.example("grace", last: .from("grace", 2), unread: 2)
    let commands = chats.send(.loaded(.success([old]), revision: 0))
    #expect(commands == [.markRead(conversation: "grace", upTo: 2)])
    #expect(chats.model.inbox.unreadCount == 0)
  }
}
