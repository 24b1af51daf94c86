import MessengerHost
import MessengerStorage
import MessengerWire
import Testing

@testable import MVVMStore

@Suite("The services of chats") @MainActor
struct MessagingTests {
  @Test("send one message after the other, each under a key of its own")
  func outbox() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1"))
    let connection = backstage.connection
    connection.replies = [
      .success(.message(.example(1, by: "ada", key: "key 1"))),
      .success(.message(.example(2, by: "ada", key: "key 2"))),
    ]
    connection.hold()
    account.outbox.send("One", in: "1")
    account.outbox.send("Two", in: "1")
    await MainActor.settle()
    #expect(connection.requests == [.send(thread: "1", text: "One", key: "key 1")])
    await connection.release()
    #expect(connection.requests.last == .send(thread: "1", text: "Two", key: "key 2"))
    #expect(await mailbox(of: account).outgoing.isEmpty)
  }

  @Test("wait for a connection with the key that they have")
  func offline() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1"))
    backstage.connection.reply = .failure(.lost)
    account.outbox.send("One", in: "1")
    await MainActor.settle()
    account.outbox.sendWaiting()
    await MainActor.settle()
    let request = ClientRequest.send(thread: "1", text: "One", key: "key 1")
    #expect(backstage.connection.requests == [request, request])
    #expect(await mailbox(of: account).outgoing.map(\.hasFailed) == [false])
  }

  @Test("are not held up by a message that the server refuses, and send it again when asked to")
  func refused() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1"))
    backstage.connection.reply = .success(.refused(.notAllowed))
    account.outbox.send("One", in: "1")
    account.outbox.send("Two", in: "1")
    await MainActor.settle()
    #expect(backstage.connection.requests.count == 2)
    #expect(await mailbox(of: account).outgoing.map(\.hasFailed) == [true, true])
    account.outbox.resend("key 1")
    await MainActor.settle()
    #expect(
      backstage.connection.requests.last == .send(thread: "1", text: "One", key: "key 3"))
  }

  @Test("fill a gap with as many pages as it takes, and stop where there is none")
  func gap() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1", messages: 1))
    let connection = backstage.connection
    connection.replies = [.success(.page(.example(1)))]
    #expect(await account.messages.loadNewest(of: "1") == nil)
    connection.replies = [.success(.page(.example(4, 5))), .success(.page(.example(2, 3)))]
    connection.forgetRequests()
    #expect(account.messages.receive(.example(6), in: "1"))
    await MainActor.settle()
    #expect(
      connection.requests == [
        .history(thread: "1", before: 6, limit: 20), .history(thread: "1", before: 4, limit: 20),
      ])
    #expect(await mailbox(of: account).histories["1"]?.messages.count == 6)

    connection.replies = [.success(.page(.example()))]
    #expect(account.messages.receive(.example(9), in: "1"))
    await MainActor.settle()
    #expect(connection.requests.count == 3)
  }

  @Test("load what is before the first message, and say why not")
  func older() async throws {
    let (backstage, account) = try await Backstage.signedIn(threads: .example("1", messages: 3))
    let connection = backstage.connection
    connection.replies = [
      .success(.page(.example(3))), .failure(.lost), .success(.page(.example(2))),
    ]
    #expect(await account.messages.loadNewest(of: "1") == nil)
    #expect(await account.messages.loadOlder(of: "1") == .noConnection)
    #expect(await account.messages.loadOlder(of: "1") == nil)
    #expect(connection.requests.last == .history(thread: "1", before: 3, limit: 20))
    #expect(await mailbox(of: account).histories["1"]?.messages.map(\.number) == [2, 3])
  }

  @Test("do not know a message's conversation before it is loaded, and load it then")
  func unknown() async throws {
    let (backstage, account) = try await Backstage.signedIn()
    #expect(!account.messages.receive(.example(1), in: "9"))
    account.take(.message(.example(1), conversation: "9"))
    await MainActor.settle()
    #expect(backstage.connection.requests == [.threads])
  }

  @Test("say again after a relaunch what was read offline")
  func reads() async throws {
    let database = try Database.inMemory()
    let (backstage, account) = try await Backstage.signedIn(
      database, threads: .example("1", messages: 2, unread: 2))
    backstage.connection.reply = .failure(.lost)
    await account.chats.markRead("1")
    await account.chats.markRead("1")
    #expect(backstage.connection.requests == [.markRead(thread: "1", upTo: 2)])

    let next = Backstage(database)
    next.synchroniser.start()
    next.connection.replies = [.success(.session(.ada))]
    await next.connection.become(.online)
    #expect(next.connection.requests.contains(.markRead(thread: "1", upTo: 2)))
    let reported = try #require(next.services.session.account)
    #expect(await mailbox(of: reported).unreportedReads.isEmpty)
  }

  @Test("forget a group that was left, and one that the user is no member of")
  func leaving() async throws {
    let (backstage, account) = try await Backstage.signedIn(
      threads: .example("1"), .example("2"))
    backstage.connection.reply = .success(.refused(.notAllowed))
    #expect(await account.chats.leave("1") == .somethingWentWrong)
    #expect(await mailbox(of: account).conversation("1") != nil)
    backstage.connection.reply = .success(.done)
    #expect(await account.chats.leave("1") == nil)
    let others = Conversation(
      id: "2", isGroup: true, name: "E", members: [.grace], readUpTo: 0, unreadCount: 0)
    account.chats.receive(others)
    #expect(await mailbox(of: account).conversations.value?.isEmpty == true)
  }

  private func mailbox(of account: AccountServices) async -> Mailbox {
    for await mailbox in account.chats.changes() { return mailbox }
    return Mailbox()
  }
}
