import MessengerWire

/// Sends what the user has written, one message after the other.
@MainActor
final class OutboxModel: OutboxSyncInterface, ObserverKeeping {
  let observers = Observers()

  private var outgoing: [OutgoingMessage] {
    didSet {
      guard outgoing != oldValue else { return }
      store.save(outgoing, as: .outbox)
      observers.notify()
    }
  }

  private let server: any ServerInterface
  private let store: Store
  private let threads: any ThreadsSyncInterface
  private let messages: any MessagesSyncInterface
  private let makeKey: () -> String
  private var sending: Task<Void, Never>?

  /// - Parameter makeKey: Makes a key that nobody has had before.
  init(
    server: any ServerInterface, store: Store, threads: any ThreadsSyncInterface,
    messages: any MessagesSyncInterface,
    makeKey: @escaping () -> String
  ) {
    self.server = server
    self.store = store
    self.threads = threads
    self.messages = messages
    self.makeKey = makeKey
    outgoing = store.value(.outbox) ?? []
    threads.observe(by: self) { $0.dropGoneThreads() }
    messages.observe(by: self) { $0.dropDelivered() }
  }

  deinit {
    sending?.cancel()
  }

  func messages(in thread: String) -> [OutgoingMessage] {
    outgoing.filter { $0.thread == thread }
  }

  func send(_ text: MessageText, to thread: String) {
    outgoing.append(OutgoingMessage(key: makeKey(), thread: thread, text: text.text))
    threads.bringToTop(thread)
    sendWaiting()
  }

  func retry(_ key: String) {
    guard let place = outgoing.firstIndex(where: { $0.key == key && $0.hasFailed }) else { return }
    let failed = outgoing[place]
    outgoing[place] = OutgoingMessage(key: makeKey(), thread: failed.thread, text: failed.text)
    sendWaiting()
  }

  func sendWaiting() {
    guard sending == nil else { return }
    sending = Task { [weak self] in
      while let message = self?.outgoing.first(where: { !$0.hasFailed }) {
        guard await self?.send(message) == true else { break }
      }
      self?.sending = nil
    }
  }

  /// Returns whether the server has answered.
  private func send(_ message: OutgoingMessage) async -> Bool {
    do {
      let reply = try await server.ask(
        .send(thread: message.thread, text: message.text, key: message.key))
      if case .message(let sent) = reply, threads.thread(message.thread) != nil {
        messages.receive(Message(sent), in: message.thread)
      }
      outgoing.removeAll { $0.key == message.key }
      return true
    } catch .noConnection, .sessionOver {
      return false
    } catch {
      guard let place = outgoing.firstIndex(of: message) else { return true }
      outgoing[place].hasFailed = true
      return true
    }
  }

  private func dropDelivered() {
    outgoing.removeAll { message in
      let history = messages.history(of: message.thread).value
      return history?.messages.contains { $0.key == message.key } == true
    }
  }

  private func dropGoneThreads() {
    guard let ids = threads.threads.value?.map(\.id) else { return }
    outgoing.removeAll { !ids.contains($0.thread) }
  }
}
