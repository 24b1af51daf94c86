import Testing

@testable import Hexagonal

/// A storage that counts how often an inbox is saved.
@MainActor
private final class CountingRepository: InboxRepository {
  private(set) var count = 0
  var inbox = InboxSnapshot() {
    didSet { count += 1 }
  }
}

@Suite("The mailbox") @MainActor
struct MailboxTests {
  private let domain = DomainUnderTest()

  @Test("has failed when conversations could never be loaded")
  func failed() async {
    domain.server.error = .noConnection
    await domain.mailbox.reloadConversations()
    #expect(domain.mailbox.value.conversations == .failed)
  }

  @Test("keeps what it has when it cannot be loaded anew")
  func stays() async {
    domain.server.conversationList = [.example("1")]
    await domain.mailbox.reloadConversations()
    domain.server.error = .noConnection
    await domain.mailbox.reloadConversations()
    #expect(domain.mailbox.value.conversations == .loaded([.example("1")]))
  }

  @Test("is saved when what outlives the app changes, and only then")
  func saved() {
    let repository = CountingRepository()
    let mailbox = Mailbox(server: domain.server, repository: repository, current: domain.current)
    mailbox.change { $0.failedHistories = ["1"] }
    #expect(repository.count == 0)
    mailbox.change { $0.drafts["1"] = "half" }
    #expect(repository.count == 1)
    #expect(repository.inbox.drafts == ["1": "half"])
  }

  @Test("has read what comes while it is being read, until the end of that or of the session")
  func beingRead() {
    let mailbox = domain.mailbox
    mailbox.change { $0.replace([.example("1", messages: 3, unread: 2), .example("2")]) }
    mailbox.beginReading("1")
    #expect(mailbox.value.unreadCount == 0)
    mailbox.change { $0.receive(.example(4), in: "1", isOwn: false) }
    mailbox.change { $0.receive(.example(1), in: "2", isOwn: false) }
    #expect(mailbox.value.unreadCount == 1)
    mailbox.endReading("1")
    mailbox.change { $0.receive(.example(5), in: "1", isOwn: false) }
    #expect(mailbox.value.unreadCount == 2)
    mailbox.beginReading("1")
    domain.current.end(.expired)
    #expect(mailbox.beingRead == [])
  }
}
