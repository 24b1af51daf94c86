@testable import Hexagonal

/// Keys that count.
@MainActor
final class CountingKeys: KeySource {
  private var count = 0

  func nextKey() -> String {
    count += 1
    return "new-\(count)"
  }
}

/// A domain that runs on memory, and talks to a server that does what a test says.
@MainActor
struct DomainUnderTest {
  let server = FakeServer()
  let storage = MemoryStorage()
  let keys = CountingKeys()
  let current: CurrentSession
  let mailbox: Mailbox
  let reader: ReadConversation
  let writer: WriteMessages

  init(signedIn: Bool = true) {
    if signedIn { storage.session = server.session }
    current = CurrentSession(server: server, repository: storage)
    mailbox = Mailbox(server: server, repository: storage, current: current)
    reader = ReadConversation(server: server, current: current, mailbox: mailbox)
    writer = WriteMessages(
      server: server, current: current, mailbox: mailbox, keys: keys)
  }
}
