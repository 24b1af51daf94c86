import Foundation
import MessengerWire

/// Sends what the user writes, one message after the other.
@MainActor
final class OutboxManager: OutboxManaging {
  private let session: SessionManager
  private let store: InboxDataStore
  private var sending: Task<Void, Never>?

  init(session: SessionManager, store: InboxDataStore) {
    self.session = session
    self.store = store
    session.endObservers.add(self) { $0.stop() }
  }

  deinit {
    sending?.cancel()
  }

  func observe<Observer: AnyObject>(
    _ observer: Observer, _ react: @escaping @MainActor (Observer) -> Void
  ) {
    store.observers.add(observer, react)
  }

  func outgoing(in conversation: String) -> [OutgoingMessage] {
    store.inbox.outgoing.filter { $0.conversation == conversation }
  }

  func send(_ text: String, to conversation: String) {
    let message = OutgoingMessage(
      key: UUID().uuidString, conversation: conversation, text: text)
    store.change { $0.enqueue(message) }
    sendWaiting()
  }

  /// Sends a refused message once more, under another key.
  func retry(_ key: String) {
    store.change { $0.retry(key, under: UUID().uuidString) }
    sendWaiting()
  }

  /// Sends everything that waits, unless that is under way.
  func sendWaiting() {
    guard sending == nil else { return }
    sending = Task { [weak self] in
      while !Task.isCancelled, await self?.sendNext() == true {}
      if !Task.isCancelled { self?.sending = nil }
    }
  }

  /// Returns whether there may be another message to send.
  private func sendNext() async -> Bool {
    guard let message = store.inbox.outgoing.first(where: { !$0.hasFailed }) else { return false }
    let request = ClientRequest.send(
      thread: message.conversation, text: message.text, key: message.key)
    do throws(ServiceError) {
      guard case .message(let sent) = try await session.request(request) else {
        throw ServiceError.refused
      }
      store.change { $0.receive(Message(sent), in: message.conversation, isOwn: true) }
      return true
    } catch .noConnection, .sessionEnded {
      return false
    } catch {
      store.change { $0.fail(message.key) }
      return true
    }
  }

  private func stop() {
    sending?.cancel()
    sending = nil
  }
}
