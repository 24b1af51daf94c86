import MessengerHost

/// Listens to what the app wants to hear of, and to nothing else.
@MainActor
final class SubscriptionRunner<Message> {
  private let connection: any MessengerConnection
  private let clock: any AppClock
  private var wanted: [SubscriptionSource: [Subscription<Message>]] = [:]
  private var tasks: [SubscriptionSource: Task<Void, Never>] = [:]

  init(connection: any MessengerConnection, clock: any AppClock) {
    self.connection = connection
    self.clock = clock
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Begins to listen to what is new in `wanted`, and ends what is not in it any more.
  ///
  /// What goes on makes the messages that are wanted last.
  func follow(_ wanted: [Subscription<Message>], answer: @escaping @MainActor (Message) -> Void) {
    self.wanted = Dictionary(grouping: wanted, by: \.source)
    for (source, task) in tasks where self.wanted[source] == nil {
      task.cancel()
      tasks[source] = nil
    }
    for source in self.wanted.keys where tasks[source] == nil {
      tasks[source] = listen(to: source) { [weak self] message in
        for subscription in self?.wanted[source] ?? [] {
          if let message = message(subscription) { answer(message) }
        }
      }
    }
  }

  /// Listens, and says of each thing that is heard which message a subscription makes of it.
  private func listen(
    to source: SubscriptionSource,
    heard: @escaping @MainActor ((Subscription<Message>) -> Message?) -> Void
  ) -> Task<Void, Never> {
    switch source {
    case .connection:
      let states = connection.states()
      return Task {
        for await state in states { heard { $0.message(for: ConnectionStatus(state)) } }
      }
    case .news:
      let events = connection.events()
      return Task {
        for await event in events { heard { $0.message(for: News(event)) } }
      }
    case .delay(let seconds, _):
      return Task { [clock] in
        guard (try? await clock.sleep(for: seconds)) != nil else { return }
        heard { $0.messageAfterDelay }
      }
    }
  }
}

extension Subscription {
  fileprivate func message(for status: ConnectionStatus) -> Message? {
    if case .connection(let message) = self { message(status) } else { nil }
  }

  fileprivate func message(for news: News) -> Message? {
    if case .news(let message) = self { message(news) } else { nil }
  }

  fileprivate var messageAfterDelay: Message? {
    if case .delay(_, _, let message) = self { message } else { nil }
  }
}
