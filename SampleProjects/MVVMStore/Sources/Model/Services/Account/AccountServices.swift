/// Everything that serves one account, from the beginning of its session to its end.
@MainActor
final class AccountServices {
  let client: AccountClient
  let contacts: ContactsService
  let chats: ChatsService
  let messages: MessagesService
  let outbox: OutboxService
  let stickers: StickersService

  private let archive: AccountArchive

  init(user: String, keys: any KeySource, client: AccountClient, archive: AccountArchive) {
    self.client = client
    self.archive = archive
    let mailbox = MailboxRepository(user: user, archive: archive)
    contacts = ContactsService(client: client, archive: archive)
    chats = ChatsService(client: client, mailbox: mailbox)
    messages = MessagesService(client: client, mailbox: mailbox)
    outbox = OutboxService(client: client, mailbox: mailbox, keys: keys)
    stickers = StickersService(client: client, keys: keys)
  }

  /// Asks for everything that may have changed, and goes on with what waits.
  func catchUp() {
    outbox.sendWaiting()
    Task { [chats] in await chats.reportReads() }
    Task { [chats] in await chats.load() }
    messages.sessionResumed()
    Task { [contacts] in await contacts.load() }
  }

  /// Takes what the server tells by itself.
  func take(_ news: News) {
    switch news {
    case .message(let message, let conversation):
      guard !messages.receive(message, in: conversation) else { break }
      Task { [chats] in await chats.load() }
    case .conversation(let conversation):
      chats.receive(conversation)
    case .contactsChanged:
      Task { [contacts] in await contacts.load() }
    case .sessionEnded:
      client.expire()
    }
  }

  /// Is called when the session has ended: what is under way has no outcome any more.
  func close() {
    client.close()
    archive.close()
  }
}
