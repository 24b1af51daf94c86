/// Keeps what the user reads complete, and tells the server that it is read.
@MainActor
final class ReadConversation: ReadingConversation {
  private let server: any MessageServer
  private let current: CurrentSession
  private let mailbox: Mailbox

  init(server: any MessageServer, current: CurrentSession, mailbox: Mailbox) {
    self.server = server
    self.current = current
    self.mailbox = mailbox
  }

  func details(of conversation: String) -> AsyncStream<ConversationDetails?> {
    mailbox.values { [current] in $0.details(of: conversation, for: current.handle) }
  }

  func beginReading(_ conversation: String) async {
    mailbox.beginReading(conversation)
    await catchUp()
  }

  func endReading(_ conversation: String) {
    mailbox.endReading(conversation)
  }

  func loadOlder(_ conversation: String) async {
    guard let first = mailbox.value.histories[conversation]?.messages.first else { return }
    await load(conversation, before: first.number)
  }

  /// Takes a message that somebody has sent, on whatever device.
  func receive(_ message: Message, in conversation: String) {
    guard mailbox.value.conversation(conversation) != nil else {
      Task { await mailbox.reloadConversations() }
      return
    }
    let isOwn = message.sender == current.handle
    mailbox.change { $0.receive(message, in: conversation, isOwn: isOwn) }
    guard mailbox.beingRead.contains(conversation) else { return }
    Task {
      await reportReads()
      await fillGaps(in: conversation)
    }
  }

  /// Takes what a conversation is now.
  func receive(_ conversation: Conversation) {
    mailbox.change { $0.update(conversation) }
    Task { await reportReads() }
  }

  /// Asks for the newest messages of what the user reads, and says that they are read.
  func catchUp() async {
    await reportReads()
    for id in mailbox.beingRead.sorted() {
      await loadNewest(of: id)
      await fillGaps(in: id)
    }
  }

  private func loadNewest(of conversation: String) async {
    mailbox.change { $0.failedHistories.remove(conversation) }
    do {
      let page = try await messages(of: conversation, before: nil)
      mailbox.change { $0.take(newest: page, of: conversation) }
    } catch {
      guard error != .sessionEnded else { return }
      mailbox.change { $0.failedHistories.insert(conversation) }
    }
  }

  private func fillGaps(in conversation: String) async {
    while let end = mailbox.value.histories[conversation]?.gapEnd {
      guard await load(conversation, before: end) else { return }
    }
  }

  /// Returns whether there are more messages than before.
  @discardableResult
  private func load(_ conversation: String, before number: Int) async -> Bool {
    do {
      let page = try await messages(of: conversation, before: number)
      mailbox.change { $0.insert(page, in: conversation) }
      return !page.isEmpty
    } catch {
      // What is there stays as it is; the user can ask again.
      return false
    }
  }

  private func messages(
    of conversation: String, before number: Int?
  ) async throws(ServerError) -> [Message] {
    try await current.perform { () async throws(ServerError) in
      try await server.messages(of: conversation, before: number, limit: History.pageLength)
    }
  }

  /// Tells the server what the user has read.
  private func reportReads() async {
    for id in mailbox.value.unreportedReads.sorted() {
      guard let conversation = mailbox.value.conversation(id) else { continue }
      do {
        try await current.perform { () async throws(ServerError) in
          try await server.markRead(id, upTo: conversation.readUpTo)
        }
        mailbox.change { $0.unreportedReads.remove(id) }
      } catch {
        // On the next connection it is told again.
        return
      }
    }
  }
}
