@testable import Hexagonal

/// Remembers everything as long as a test takes.
@MainActor
final class FakeRepository: SessionRepository, ContactRepository, InboxRepository,
  PreferencesRepository
{
  var session: Session?
  var contacts: [Contact]?
  var preferences: Preferences?
  private(set) var inbox = Inbox()

  func load() -> Inbox { inbox }

  func save(_ inbox: Inbox, changedFrom old: Inbox) {
    self.inbox = inbox
  }
}

/// Keys that count.
@MainActor
final class CountingKeys: KeySource {
  private var count = 0

  func nextKey() -> String {
    count += 1
    return "new-\(count)"
  }
}

/// A domain with fakes in all of its driven ports.
@MainActor
struct DomainUnderTest {
  let server = FakeServer()
  let repository = FakeRepository()
  let current: CurrentSession
  let mailbox: Mailbox
  let reader: ReadConversation
  let writer: WriteMessages

  init(signedIn: Bool = true) {
    if signedIn { repository.session = server.session }
    current = CurrentSession(repository: repository)
    mailbox = Mailbox(server: server, repository: repository, current: current)
    reader = ReadConversation(server: server, current: current, mailbox: mailbox)
    writer = WriteMessages(
      server: server, current: current, mailbox: mailbox, keys: CountingKeys())
  }
}
