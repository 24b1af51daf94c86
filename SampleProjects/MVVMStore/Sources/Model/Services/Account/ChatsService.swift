import MessengerWire

/// Knows the conversations of an account.
@MainActor
final class ChatsService {
  private let client: AccountClient
  private let mailbox: MailboxRepository

  init(client: AccountClient, mailbox: MailboxRepository) {
    self.client = client
    self.mailbox = mailbox
  }

  /// The mailbox, and what becomes of it.
  func changes() -> AsyncStream<Mailbox> {
    mailbox.changes()
  }

  func load() async {
    mailbox.change { $0.conversations.beginLoading() }
    let result = await client.ask(.threads) {
      if case .threads(let threads) = $0 { threads.map(Conversation.init) } else { nil }
    }
    mailbox.change { $0.replace(with: result) }
  }

  /// Returns the identifier of the conversation with a contact.
  func open(with handle: String) async -> Result<String, Problem> {
    await conversation(after: .openThread(with: handle))
  }

  /// Returns the identifier of the new conversation.
  func create(_ group: NewGroup) async -> Result<String, Problem> {
    await conversation(after: .createGroup(name: group.name, members: group.members))
  }

  /// Returns why the user is still a member of a group, if that is so.
  func leave(_ id: String) async -> Problem? {
    if let problem = await client.order(.leaveThread(id: id)) { return problem }
    mailbox.change { $0.remove(id) }
    return nil
  }

  /// Takes a conversation as read, and tells the server.
  func markRead(_ id: String) async {
    guard mailbox.change({ $0.markRead(id) }) else { return }
    await reportRead(id)
  }

  /// Tells the server what it has not heard yet.
  func reportReads() async {
    for id in mailbox.mailbox.unreportedReads.sorted() { await reportRead(id) }
  }

  /// Takes what the server says of a conversation.
  func receive(_ conversation: Conversation) {
    let isMember = conversation.members.contains { $0.handle == mailbox.user }
    mailbox.change { isMember ? $0.update(conversation) : $0.remove(conversation.id) }
  }

  private func reportRead(_ id: String) async {
    guard let number = mailbox.mailbox.conversation(id)?.readUpTo else { return }
    let problem = await client.order(.markRead(thread: id, upTo: number))
    guard problem == nil, mailbox.mailbox.conversation(id)?.readUpTo == number else { return }
    mailbox.change { _ = $0.unreportedReads.remove(id) }
  }

  private func conversation(after request: ClientRequest) async -> Result<String, Problem> {
    let result = await client.ask(request) {
      if case .thread(let thread) = $0 { Conversation(thread) } else { nil }
    }
    if case .success(let conversation) = result { mailbox.change { $0.update(conversation) } }
    return result.map(\.id)
  }
}
