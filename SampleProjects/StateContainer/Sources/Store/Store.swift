import Observation

/// Keeps a state, which nobody else can change, and has the effects of its decisions performed.
///
/// Events are handled one after the other: those that come while subscribers are told wait.
/// What is under way ends with the store, or when this is closed; nobody hears of it then.
@Observable @MainActor
final class Store<State: StoreState> {
  private(set) var state: State

  @ObservationIgnored private let perform: (State.Effect) async -> State.Event?
  @ObservationIgnored private var subscribers: [Subscriber] = []
  @ObservationIgnored private var waiting: [State.Event] = []
  @ObservationIgnored private var isHandling = false
  @ObservationIgnored private var performing: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var effectCount = 0
  @ObservationIgnored private var isClosed = false

  init<Handler: EffectHandler>(initialState: State, effects handler: Handler)
  where Handler.Effect == State.Effect, Handler.Event == State.Event {
    state = initialState
    perform = { await handler.perform($0) }
  }

  deinit {
    for task in performing.values { task.cancel() }
  }

  /// Ends everything that is under way; the state stays as it is from now on.
  func close() {
    isClosed = true
    for task in performing.values { task.cancel() }
  }

  /// Lets the state decide what comes of an event: the one way to change it.
  func dispatch(_ event: State.Event) {
    guard !isClosed else { return }
    waiting.append(event)
    guard !isHandling else { return }
    isHandling = true
    while !isClosed, !waiting.isEmpty { handle(waiting.removeFirst()) }
    isHandling = false
  }

  /// Dispatches what a source brings, as long as what is returned is kept.
  func listen<Source: EventSource>(to source: Source) -> [any Subscription]
  where Source.Event == State.Event {
    source.subscribe { [weak self] in self?.dispatch($0) }
  }

  private func handle(_ event: State.Event) {
    let effects = state.handle(event)
    subscribers.removeAll { $0.subscription == nil }
    for subscriber in subscribers { subscriber.subscription?.tell(state) }
    guard !isClosed else { return }
    for effect in effects { start(effect) }
  }

  private func start(_ effect: State.Effect) {
    effectCount += 1
    let number = effectCount
    performing[number] = Task { [weak self, perform] in
      guard !Task.isCancelled else { return }
      let event = await perform(effect)
      guard !Task.isCancelled else { return }
      self?.finish(number, with: event)
    }
  }

  private func finish(_ number: Int, with event: State.Event?) {
    performing[number] = nil
    if let event { dispatch(event) }
  }
}

// MARK: - StateSource

extension Store: StateSource {
  private struct Subscriber {
    weak var subscription: StateSubscription<State>?
  }

  /// Tells somebody the state now, and after each event, as long as what is returned is kept.
  func subscribe(_ subscriber: @escaping @MainActor (State) -> Void) -> any Subscription {
    let subscription = StateSubscription(tell: subscriber)
    subscribers.append(Subscriber(subscription: subscription))
    subscriber(state)
    return subscription
  }
}

/// Somebody who is told the state of a store.
@MainActor
private final class StateSubscription<State>: Subscription {
  let tell: @MainActor (State) -> Void

  init(tell: @escaping @MainActor (State) -> Void) {
    self.tell = tell
  }
}
