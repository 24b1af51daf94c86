import Testing

@testable import VIPER

@Suite("The inbox")
struct InboxTests {
  private var inbox = Inbox()

  init() {
    inbox.replaceConversations(with: [.example("1"), .example("2", isGroup: true)])
  }

  private func unread(_ inbox: Inbox) -> Int? {
    inbox.conversations?.reduce(0) { $0 + $1.unreadCount }
  }

  private func order(_ inbox: Inbox) -> [String] { inbox.conversations?.map(\.id) ?? [] }

  @Test("brings a conversation to the top with a message, and counts it")
  func receives() {
    var inbox = inbox
    inbox.receive(.example(1), in: "2", isOwn: false)
    #expect(order(inbox) == ["2", "1"])
    #expect(unread(inbox) == 1)
  }

  @Test("counts a message once, however often it is told")
  func once() {
    var inbox = inbox
    inbox.receive(.example(1), in: "2", isOwn: false)
    inbox.receive(.example(1), in: "2", isOwn: false)
    #expect(unread(inbox) == 1)
  }

  @Test("does not unread what the server does not know to be read")
  func staysRead() {
    var inbox = inbox
    inbox.receive(.example(1), in: "2", isOwn: false)
    inbox.markRead("2")
    inbox.replaceConversations(with: [.example("2", last: .example(1), unread: 1)])
    #expect(unread(inbox) == 0)
    #expect(inbox.conversation("2")?.readUpTo == 1)
  }

  @Test("misses no message that has come while the first page was on its way")
  func latePage() {
    var inbox = inbox
    inbox.receive(.example(2), in: "1", isOwn: false)
    #expect(inbox.histories.isEmpty)
    inbox.add(newest: [.example(1)], to: "1")
    #expect(inbox.histories["1"]?.messages.map(\.number) == [1, 2])
  }

  @Test("keeps a message that is newer than a list which is late")
  func lateList() {
    var inbox = inbox
    inbox.receive(.example(2), in: "1", isOwn: false)
    inbox.replaceConversations(with: [.example("1", last: .example(1), unread: 1)])
    #expect(inbox.conversation("1")?.lastMessage?.number == 2)
  }

  @Test("forgets everything of a conversation that is gone")
  func forgets() {
    var inbox = inbox
    inbox.add(newest: [.example(1)], to: "2")
    inbox.setDraft("Hel", in: "2")
    inbox.enqueue(OutgoingMessage(key: "a", conversation: "2", text: "Hello"))
    inbox.replaceConversations(with: [.example("1")])
    #expect(inbox.histories.isEmpty && inbox.drafts.isEmpty && inbox.outgoing.isEmpty)
  }

  @Test("lets a message wait until it is told that the server has it")
  func confirms() {
    var inbox = inbox
    inbox.enqueue(OutgoingMessage(key: "key 1", conversation: "1", text: "Hello"))
    inbox.receive(.example(1, from: "ada"), in: "1", isOwn: true)
    #expect(inbox.outgoing.isEmpty)
    #expect(unread(inbox) == 0)
  }

  @Test("lets only a refused message wait again, in its place, under another key")
  func retries() {
    var inbox = inbox
    inbox.enqueue(OutgoingMessage(key: "a", conversation: "1", text: "One"))
    inbox.enqueue(OutgoingMessage(key: "b", conversation: "1", text: "Two"))
    inbox.fail("a")
    inbox.retry("a", under: "c")
    inbox.retry("b", under: "d")
    #expect(inbox.outgoing.map(\.key) == ["c", "b"])
    #expect(inbox.outgoing.allSatisfy { !$0.hasFailed })
  }
}

@Suite("A history")
struct HistoryTests {
  @Test("has each number once, in order")
  func order() {
    var history = History()
    history.add([.example(2), .example(3)])
    history.add([.example(1), .example(2)])
    #expect(history.messages.map(\.number) == [1, 2, 3])
  }
}
