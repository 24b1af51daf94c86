import Foundation

/// The messages that wait to be sent, and go out one after the other.
@MainActor
final class Outbox {
  /// What waits or was refused, in the order in which it was written.
  private(set) var messages: [OutgoingMessage] {
    didSet { store[.outbox] = messages }
  }

  /// Told after each message that is new or refused.
  let changes = Observers<Void>()

  private let server: Server
  private let store: Store
  private var isSending = false

  init(server: Server, store: Store) {
    self.server = server
    self.store = store
    messages = store[.outbox] ?? []
  }

  func messages(in chat: Chat.ID) -> [OutgoingMessage] {
    messages.filter { $0.chat == chat }
  }

  /// Sends a message when it is its turn.
  func send(_ text: String, to chat: Chat.ID) {
    messages.append(OutgoingMessage(chat: chat, text: text, key: UUID().uuidString))
    changes.notify()
    sendNext()
  }

  /// Sends a message once more that was refused.
  func retry(_ key: String) {
    guard let index = messages.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    messages[index].key = UUID().uuidString
    messages[index].hasFailed = false
    changes.notify()
    sendNext()
  }

  /// Lets go of messages that the server has.
  func confirm(_ keys: [String]) {
    messages.removeAll { keys.contains($0.key) }
  }

  /// Lets go of everything in a chat.
  func removeAll(in chat: Chat.ID) {
    messages.removeAll { $0.chat == chat }
  }

  /// Sends the first message that waits, unless one is under way.
  func sendNext() {
    guard !isSending, let next = messages.first(where: { !$0.hasFailed }) else { return }
    isSending = true
    server.send(next.text, to: next.chat, key: next.key) { [weak self] result in
      self?.sent(next, result)
    }
  }

  private func sent(_ message: OutgoingMessage, _ result: Result<Message, RequestError>) {
    isSending = false
    switch result {
    case .success:
      break  // The outbox has heard of it like everybody else, and let go of the message.
    case .failure(.refused):
      if let index = messages.firstIndex(where: { $0.key == message.key }) {
        messages[index].hasFailed = true
        changes.notify()
      }
    case .failure(.noConnection):
      // Whether it has arrived is not known. It goes out again with the next connection.
      return
    }
    sendNext()
  }
}
