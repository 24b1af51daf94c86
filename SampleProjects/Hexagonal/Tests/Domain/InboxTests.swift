import Testing

@testable import Hexagonal

@Suite("Inbox")
struct InboxTests {
  private func inbox(_ conversations: Conversation...) -> Inbox {
    var inbox = Inbox()
    inbox.replace(conversations)
    return inbox
  }

  @Test("a message of another one counts as unread, and brings its conversation to the top")
  func received() {
    var inbox = inbox(.example("1"), .example("2"))
    inbox.receive(.example(1), in: "2", isOwn: false)
    #expect(inbox.conversations.value?.map(\.id) == ["2", "1"])
    #expect(inbox.conversation("2")?.unreadCount == 1)
    #expect(inbox.unreadCount == 1)
  }

  @Test("a message that is told twice counts once")
  func toldTwice() {
    var inbox = inbox(.example())
    inbox.receive(.example(1), in: "1", isOwn: false)
    inbox.receive(.example(1), in: "1", isOwn: false)
    #expect(inbox.unreadCount == 1)
  }

  @Test("what is read counts no longer, and is to be reported")
  func read() {
    var inbox = inbox(.example("1", messages: 3, unread: 2), .example("2"))
    inbox.markRead("1")
    inbox.markRead("2")
    #expect(inbox.unreadCount == 0)
    #expect(inbox.conversation("1")?.readUpTo == 3)
    #expect(inbox.unreportedReads == ["1"])
  }

  @Test("what was read without a connection stays read when the server does not know it")
  func readOffline() {
    var inbox = inbox(.example("1", messages: 3, unread: 2))
    inbox.markRead("1")
    inbox.replace([.example("1", messages: 3, unread: 2)])
    #expect(inbox.unreadCount == 0)
    inbox.replace([.example("1", messages: 4, unread: 3)])
    #expect(inbox.unreadCount == 3)
  }

  @Test("a message that the server has is no longer outgoing")
  func confirmed() {
    var inbox = inbox(.example())
    inbox.add(OutgoingMessage(key: "a", conversation: "1", text: "one"))
    inbox.add(OutgoingMessage(key: "b", conversation: "1", text: "two"))
    inbox.receive(.example(1, by: "ada", key: "a"), in: "1", isOwn: true)
    #expect(inbox.outgoing.map(\.key) == ["b"])
    #expect(inbox.unreadCount == 0)
  }

  @Test("a failed message keeps its place, and goes out under another key")
  func retried() {
    var inbox = inbox(.example())
    inbox.add(OutgoingMessage(key: "a", conversation: "1", text: "one"))
    inbox.add(OutgoingMessage(key: "b", conversation: "1", text: "two"))
    inbox.fail("a")
    inbox.retry("b", as: "z")
    inbox.retry("a", as: "c")
    #expect(inbox.outgoing.map(\.key) == ["c", "b"])
    #expect(inbox.outgoing.allSatisfy { $0.state == .waiting })
  }

  @Test("a conversation that is gone takes along what belongs to it")
  func gone() {
    var inbox = inbox(.example("1"), .example("2"))
    inbox.take(newest: [.example(1)], of: "1")
    inbox.drafts = ["1": "draft", "2": "other"]
    inbox.add(OutgoingMessage(key: "a", conversation: "1", text: "one"))
    inbox.remove("1")
    #expect(inbox.conversations.value?.map(\.id) == ["2"])
    #expect(inbox.histories.isEmpty)
    #expect(inbox.outgoing.isEmpty)
    #expect(inbox.drafts == ["2": "other"])
  }

  @Test("what waits stands after what the server has")
  func details() throws {
    var inbox = inbox(.example("1", messages: 2))
    inbox.add(OutgoingMessage(key: "a", conversation: "1", text: "mine"))
    inbox.take(newest: [.example(1), .example(2, by: "ada")], of: "1")
    let entries = try #require(inbox.details(of: "1", for: "ada")?.entries.value)
    #expect(entries.map(\.text) == ["text 1", "text 2", "mine"])
    #expect(entries.map(\.delivery) == [nil, .sent, .sending])
    #expect(entries.map(\.senderName) == ["Grace Hopper", nil, nil])
  }

  @Test("there are no details of a conversation that is not there")
  func noDetails() {
    #expect(inbox().details(of: "1", for: "ada") == nil)
  }
}
