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
    mailbox.change { $0.open("1") }
    #expect(repository.count == 0)
    mailbox.change { $0.drafts["1"] = "half" }
    #expect(repository.count == 1)
    #expect(repository.inbox.drafts == ["1": "half"])
  }
}
