import MessengerHost

/// Listens to what the app wants to hear of, and to nothing else.
@MainActor
final class SubscriptionRunner {
  private let connection: any MessengerConnection
  private let clock: any AppClock
  private let model: @MainActor () -> AppModel?
  private var tasks: [Subscription: Task<Void, Never>] = [:]

  init(
    connection: any MessengerConnection, clock: any AppClock,
    model: @escaping @MainActor () -> AppModel? = { nil }
  ) {
    self.connection = connection
    self.clock = clock
    self.model = model
  }

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Begins to listen to what is new in `wanted`, and ends what is not in it any more.
  func follow(
    _ wanted: [Subscription], answer: @escaping @MainActor (AppMessage) -> Void
  ) {
    for (subscription, task) in tasks where !wanted.contains(subscription) {
      task.cancel()
      tasks[subscription] = nil
    }
    for subscription in wanted where tasks[subscription] == nil {
      tasks[subscription] = task(for: subscription, answer: answer)
    }
  }

  private func task(
    for subscription: Subscription, answer: @escaping @MainActor (AppMessage) -> Void
  ) -> Task<Void, Never> {
    switch subscription {
    case .connection:
      let states = connection.states()
      return Task { for await state in states { answer(.connectionChanged(.init(state))) } }
    case .news:
      let events = connection.events()
      return Task { for await event in events { answer(.news(News(event))) } }
    case .searchDelay(let edit, let session):
      return Task { [clock, model] in
        guard (try? await clock.sleep(for: 0.3)) != nil else { return }
        // Whoever is signed in now.
        let session = model()?.presentSession ?? session
        answer(.home(.contacts(.searchDelayPassed(edit: edit)), session: session))
      }
    }
  }
}
