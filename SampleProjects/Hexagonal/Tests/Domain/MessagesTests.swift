import MessengerHost
import Testing

@testable import Hexagonal

@Suite("Messages") @MainActor
struct MessagesTests {
  private let domain = DomainUnderTest()

  init() {
    domain.mailbox.change { $0.replace([.example("1", messages: 2, unread: 2)]) }
  }

  @Test("go out one after the other, each under a key of its own")
  func order() async throws {
    try domain.writer.send(" one ", to: "1")
    try domain.writer.send("two", to: "1")
    await MainActor.settle()
    #expect(domain.server.requests == ["send one new-1", "send two new-2"])
    #expect(domain.mailbox.value.outgoing == [])
  }

  @Test("wait without a connection, and keep their keys")
  func offline() async throws {
    domain.server.error = .noConnection
    try domain.writer.send("one", to: "1")
    await MainActor.settle()
    domain.server.error = nil
    domain.writer.sendWaiting()
    await MainActor.settle()
    #expect(domain.server.requests == ["send one new-1", "send one new-1"])
    #expect(domain.mailbox.value.outgoing == [])
  }

  @Test("that are refused do not hold up those after them, and get a new key")
  func refused() async throws {
    domain.server.error = .refused
    try domain.writer.send("one", to: "1")
    await MainActor.settle()
    domain.server.error = nil
    try domain.writer.send("two", to: "1")
    await MainActor.settle()
    #expect(domain.mailbox.value.outgoing.map(\.state) == [.failed])
    try domain.writer.retry("new-1")
    await MainActor.settle()
    #expect(domain.server.requests.last == "send one new-3")
    #expect(domain.mailbox.value.outgoing == [])
  }

  @Test("are not sent if they are blank")
  func blank() async throws {
    try domain.writer.send("  ", to: "1")
    await MainActor.settle()
    #expect(!domain.writer.maySend(" \n"))
    #expect(domain.server.requests == [])
  }

  @Test("sending ends the draft")
  func draft() throws {
    try domain.writer.saveDraft("half", in: "1")
    #expect(domain.storage.inbox.drafts == ["1": "half"])
    try domain.writer.send("whole", to: "1")
    #expect(domain.writer.draft(in: "1") == "")
  }

  @Test("need somebody who is signed in, and so do drafts")
  func signedOut() {
    let domain = DomainUnderTest(signedIn: false)
    #expect(throws: Problem.notSignedIn) { try domain.writer.send("one", to: "1") }
    #expect(throws: Problem.notSignedIn) { try domain.writer.saveDraft("half", in: "1") }
    #expect(throws: Problem.notSignedIn) { try domain.writer.retry("new-1") }
    #expect(domain.mailbox.value == Inbox())
  }

  @Test("that the user begins to read are fetched, and the server is told")
  func open() async {
    domain.server.history = [.example(1), .example(2)]
    await domain.reader.beginReading("1")
    #expect(domain.server.requests == ["read 1 2", "messages 1 all"])
    #expect(domain.mailbox.value.histories["1"]?.messages.count == 2)
    #expect(domain.mailbox.value.unreportedReads == [])
  }

  @Test("what could not be told to the server is told later")
  func reportLater() async {
    domain.server.error = .noConnection
    await domain.reader.beginReading("1")
    domain.reader.endReading("1")
    #expect(domain.mailbox.value.unreportedReads == ["1"])
    domain.server.error = nil
    await domain.reader.catchUp()
    #expect(domain.server.requests.last == "read 1 2")
    #expect(domain.mailbox.value.unreportedReads == [])
  }

  @Test("a gap is filled by asking for what stands before its end")
  func gap() async {
    domain.server.history = (1...50).map { .example($0) }
    domain.mailbox.change { $0.take(newest: [.example(1)], of: "1") }
    await domain.reader.beginReading("1")
    #expect(
      domain.server.requests.suffix(3) == ["messages 1 all", "messages 1 31", "messages 1 11"])
    #expect(domain.mailbox.value.histories["1"]?.messages.count == 50)
  }

  @Test("a gap that the server does not fill is not asked for again and again")
  func stubbornGap() async {
    domain.server.history = [.example(9)]
    domain.mailbox.change { $0.take(newest: [.example(1)], of: "1") }
    await domain.reader.beginReading("1")
    #expect(domain.server.requests.suffix(2) == ["messages 1 all", "messages 1 9"])
  }

  @Test("a message of an unknown conversation brings the list anew")
  func unknownConversation() async {
    domain.reader.receive(.example(1), in: "2")
    await MainActor.settle()
    #expect(domain.server.requests == ["conversations"])
  }
}
