import MessengerHost
import MessengerWire

/// Knows what was said in the conversations of an account.
@MainActor
final class MessagesService {
  private let client: AccountClient
  private let mailbox: MailboxRepository
  private let resumed = Broadcast<Void>()

  /// The conversations whose gaps are being filled.
  private var filling: Set<String> = []

  init(client: AccountClient, mailbox: MailboxRepository) {
    self.client = client
    self.mailbox = mailbox
  }

  /// The handle of who reads.
  var user: String { mailbox.user }

  /// The mailbox, and what becomes of it.
  func changes() -> AsyncStream<Mailbox> {
    mailbox.changes()
  }

  /// Tells each time from now on when the session was taken up, and messages may be missing.
  func resumptions() -> AsyncStream<Void> {
    resumed.stream()
  }

  func sessionResumed() {
    resumed.send(())
  }

  /// Asks for the newest messages, and for those between them and what is known already.
  ///
  /// Returns why the newest are not known, if they are not.
  func loadNewest(of id: String) async -> Problem? {
    let result = await page(of: id, before: nil)
    guard case .success(let page) = result else { return result.problem }
    mailbox.change { $0.take(newest: page, of: id) }
    await fillGaps(in: id)
    return nil
  }

  /// Asks for the messages before those that are known; returns why they are not known now.
  func loadOlder(of id: String) async -> Problem? {
    guard let first = mailbox.mailbox.histories[id]?.messages.first else { return nil }
    let result = await page(of: id, before: first.number)
    guard case .success(let page) = result else { return result.problem }
    mailbox.change { $0.insert(page, in: id) }
    return nil
  }

  /// Takes a message that somebody has written, on whatever device.
  ///
  /// Returns `false` if its conversation is not known.
  func receive(_ message: Message, in id: String) -> Bool {
    guard mailbox.mailbox.conversation(id) != nil else { return false }
    mailbox.change { $0.receive(message, in: id, isOwn: message.sender == user) }
    Task { await fillGaps(in: id) }
    return true
  }

  private func fillGaps(in id: String) async {
    guard filling.insert(id).inserted else { return }
    while let end = mailbox.mailbox.histories[id]?.gapEnd {
      guard case .success(let page) = await page(of: id, before: end), !page.isEmpty else { break }
      mailbox.change { $0.insert(page, in: id) }
    }
    filling.remove(id)
  }

  private func page(of id: String, before number: Int?) async -> Result<[Message], Problem> {
    let request = ClientRequest.history(thread: id, before: number, limit: History.pageLength)
    return await client.ask(request) {
      if case .page(let page) = $0 { page.messages.map(Message.init) } else { nil }
    }
  }
}
