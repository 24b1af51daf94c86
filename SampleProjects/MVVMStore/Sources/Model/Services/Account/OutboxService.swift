import MessengerWire

/// Keeps what is written until the server has it.
@MainActor
final class OutboxService {
  private let client: AccountClient
  private let mailbox: MailboxRepository
  private let keys: any KeySource

  /// Whether a message is on its way: they go out one after the other.
  private var isSending = false

  init(client: AccountClient, mailbox: MailboxRepository, keys: any KeySource) {
    self.client = client
    self.mailbox = mailbox
    self.keys = keys
  }

  /// Keeps what is written and not sent.
  func saveDraft(_ text: String, in id: String) {
    mailbox.change { $0.drafts[id] = text.isEmpty ? nil : text }
  }

  /// Sends a text as soon as its turn has come.
  func send(_ text: String, in id: String) {
    let message = OutgoingMessage(key: keys.next(), conversation: id, text: text)
    mailbox.change { $0.add(message) }
    sendWaiting()
  }

  /// Sends a message once more that the server has refused.
  func resend(_ key: String) {
    let newKey = keys.next()
    mailbox.change { $0.retry(key, as: newKey) }
    sendWaiting()
  }

  /// Sends what waits, that which has waited longest first.
  func sendWaiting() {
    guard !isSending else { return }
    isSending = true
    Task {
      while let message = mailbox.mailbox.nextToSend, await send(message) {}
      isSending = false
    }
  }

  /// Returns whether it is worth going on: without a connection, it is not.
  private func send(_ message: OutgoingMessage) async -> Bool {
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    let result = await client.ask(request) {
      if case .message(let message) = $0 { Message(message) } else { nil }
    }
    switch result {
    case .success(let sent):
      mailbox.change { $0.receive(sent, in: message.conversation, isOwn: true) }
    case .failure(.noConnection):
      return false
    case .failure:
      mailbox.change { $0.fail(message.key) }
    }
    return true
  }
}
