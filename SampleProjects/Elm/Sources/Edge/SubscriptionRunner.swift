import MessengerHost

/// Listens to what the app wants to hear of, and to nothing else.
@MainActor
final class SubscriptionRunner {
  private let connection: any MessengerConnection
  private let clock: any AppClock
  private var tasks: [SubscriptionSource: Task<Void, Never>] = [:]

  init(connection: any MessengerConnection, clock: any AppClock) {
    self.connection = connection
    self.clock = clock
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Begins to listen to what is new in `wanted`, and ends what is not in it any more.
  func follow<Message>(
    _ wanted: [Subscription<Message>], answer: @escaping @MainActor (Message) -> Void
  ) {
    let sources = Set(wanted.map(\.source))
    for (source, task) in tasks where !sources.contains(source) {
      task.cancel()
      tasks[source] = nil
    }
    for subscription in wanted where tasks[subscription.source] == nil {
      tasks[subscription.source] = task(for: subscription, answer: answer)
    }
  }

  private func task<Message>(
    for subscription: Subscription<Message>, answer: @escaping @MainActor (Message) -> Void
  ) -> Task<Void, Never> {
    switch subscription {
    case .connection(let message):
      let states = connection.states()
      return Task { for await state in states { answer(message(.init(state))) } }
    case .news(let message):
      let events = connection.events()
      return Task { for await event in events { answer(message(News(event))) } }
    case .delay(let seconds, _, let message):
      return Task { [clock] in
        guard (try? await clock.sleep(for: seconds)) != nil else { return }
        answer(message)
      }
    }
  }
}
