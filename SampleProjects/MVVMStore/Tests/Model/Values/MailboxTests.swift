import Testing

@testable import MVVMStore

@Suite("The mailbox")
struct MailboxTests {
  private var mailbox = Mailbox()

  init() {
    mailbox.conversations = .loaded([.example("1"), .example("2", messages: 2, unread: 1)])
  }

  @Test("puts the conversation on top in which somebody has written")
  mutating func top() {
    mailbox.receive(.example(3), in: "2", isOwn: false)
    #expect(mailbox.conversations.value?.map(\.id) == ["2", "1"])
    #expect(mailbox.unreadCount == 2)
  }

  @Test("counts neither what the user has written nor what it has heard of")
  mutating func unread() {
    mailbox.receive(.example(3, by: "ada"), in: "2", isOwn: true)
    mailbox.receive(.example(3), in: "2", isOwn: false)
    mailbox.receive(.example(1), in: "2", isOwn: false)
    #expect(mailbox.unreadCount == 1)
  }

  @Test("keeps read what has been read, though the server does not know it yet")
  mutating func read() {
    let hasToBeReported = mailbox.markRead("2")
    #expect(hasToBeReported)
    mailbox.replace(with: .success([.example("2", messages: 2, unread: 1)]))
    #expect(mailbox.unreadCount == 0)
    mailbox.update(.example("2", messages: 3, unread: 2))
    #expect(mailbox.unreadCount == 2)
  }

  @Test("forgets what belongs to a conversation that is gone")
  mutating func forgetting() {
    mailbox.drafts = ["1": "Dear", "2": "Dear"]
    mailbox.add(OutgoingMessage(key: "k", conversation: "2", text: "Hello"))
    mailbox.take(newest: [.example(1)], of: "2")
    mailbox.replace(with: .success([.example("1")]))
    #expect(mailbox.drafts == ["1": "Dear"])
    #expect(mailbox.outgoing.isEmpty)
    #expect(mailbox.histories.isEmpty)
  }

  @Test("loses nothing when loading fails")
  mutating func failure() {
    mailbox.replace(with: .failure(.noConnection))
    #expect(mailbox.conversations.value?.count == 2)
  }

  @Test("shows what waits after what the server has, and only once")
  mutating func entries() {
    mailbox.take(newest: [.example(1)], of: "1")
    mailbox.add(OutgoingMessage(key: "a", conversation: "1", text: "A"))
    mailbox.add(OutgoingMessage(key: "b", conversation: "1", text: "B"))
    mailbox.fail("a")
    mailbox.receive(.example(2, by: "ada", key: "b"), in: "1", isOwn: true)
    let entries = mailbox.entries(of: "1", readBy: "ada")
    #expect(entries.map(\.id) == ["1", "b", "a"])
    #expect(entries.map(\.delivery) == [nil, .sent, .failed])
    #expect(entries.map(\.senderName) == ["Grace Hopper", nil, nil])
  }

  @Test("has a message that came while the page was on its way")
  mutating func latePage() {
    mailbox.receive(.example(3), in: "2", isOwn: false)
    mailbox.take(newest: [.example(1), .example(2)], of: "2")
    #expect(mailbox.histories["2"]?.messages.map(\.number) == [1, 2, 3])
  }

  @Test("gives a failed message a new key, and a waiting one none")
  mutating func retry() {
    mailbox.add(OutgoingMessage(key: "a", conversation: "1", text: "A"))
    mailbox.retry("a", as: "b")
    #expect(mailbox.outgoing.map(\.key) == ["a"])
    mailbox.fail("a")
    mailbox.retry("a", as: "b")
    #expect(mailbox.outgoing == [OutgoingMessage(key: "b", conversation: "1", text: "A")])
  }
}
