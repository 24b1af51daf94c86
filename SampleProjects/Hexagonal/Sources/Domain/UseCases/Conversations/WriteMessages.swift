/// Sends what the user writes, one message after the other.
@MainActor
final class WriteMessages: WritingMessages {
  private let server: any MessageServer
  private let current: CurrentSession
  private let mailbox: Mailbox
  private let keys: any KeySource
  private var sending: Task<Void, Never>?

  init(
    server: any MessageServer, current: CurrentSession, mailbox: Mailbox, keys: any KeySource
  ) {
    self.server = server
    self.current = current
    self.mailbox = mailbox
    self.keys = keys
    current.whenItEnds { [weak self] in self?.stopSending() }
  }

  func draft(in conversation: String) -> String {
    mailbox.value.drafts[conversation] ?? ""
  }

  func saveDraft(_ text: String, in conversation: String) throws(Problem) {
    _ = try current.account()
    mailbox.change { $0.drafts[conversation] = text.trimmed.isEmpty ? nil : text }
  }

  func maySend(_ text: String) -> Bool {
    !text.trimmed.isEmpty
  }

  func send(_ text: String, to conversation: String) throws(Problem) {
    _ = try current.account()
    guard maySend(text) else { return }
    let message = OutgoingMessage(
      key: keys.nextKey(), conversation: conversation, text: text.trimmed)
    mailbox.change { $0.add(message) }
    sendWaiting()
  }

  func retry(_ key: String) throws(Problem) {
    _ = try current.account()
    mailbox.change { $0.retry(key, as: keys.nextKey()) }
    sendWaiting()
  }

  /// Sends everything that waits, unless that is under way.
  func sendWaiting() {
    guard sending == nil else { return }
    sending = Task {
      while let message = nextMessage, !Task.isCancelled, await send(message) {}
      if !Task.isCancelled { sending = nil }
    }
  }

  private var nextMessage: OutgoingMessage? {
    mailbox.value.outgoing.first { $0.state == .waiting }
  }

  /// Returns whether the server has answered.
  private func send(_ message: OutgoingMessage) async -> Bool {
    do {
      let sent = try await current.perform { () async throws(ServerError) in
        try await server.send(message)
      }
      mailbox.change { $0.receive(sent, in: message.conversation, isOwn: true) }
      return true
    } catch .noConnection, .sessionEnded {
      return false
    } catch {
      mailbox.change { $0.fail(message.key) }
      return true
    }
  }

  private func stopSending() {
    sending?.cancel()
    sending = nil
  }
}
