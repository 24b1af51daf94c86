import Observation

/// Keeps a state, which nobody else can change, and has the effects of its decisions performed.
///
/// What is under way ends with the store, or when this is closed; nobody hears of it then.
@Observable @MainActor
final class Store<State: StoreState> {
  private(set) var state = State.initialState

  @ObservationIgnored private let perform: (State.Effect) async -> State.Event?
  @ObservationIgnored private var subscribers: [(State) -> Void] = []
  @ObservationIgnored private var listening: [Task<Void, Never>] = []
  @ObservationIgnored private var performing: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var effectCount = 0
  @ObservationIgnored private var isClosed = false

  init<Handler: EffectHandler>(effects handler: Handler)
  where Handler.Effect == State.Effect, Handler.Event == State.Event {
    perform = { await handler.perform($0) }
  }

  deinit {
    for task in listening { task.cancel() }
    for task in performing.values { task.cancel() }
  }

  /// Ends everything that is under way; the state stays as it is from now on.
  func close() {
    isClosed = true
    for task in listening { task.cancel() }
    for task in performing.values { task.cancel() }
  }

  /// Lets the state decide what comes of an event: the one way to change it.
  func dispatch(_ event: State.Event) {
    guard !isClosed else { return }
    let effects = state.handle(event)
    for subscriber in subscribers { subscriber(state) }
    for effect in effects { start(effect) }
  }

  /// Tells somebody the state now, and after each event.
  func subscribe(_ subscriber: @escaping (State) -> Void) {
    subscribers.append(subscriber)
    subscriber(state)
  }

  /// Dispatches what a source brings, as long as there is the store.
  func listen<Source: EventSource>(to source: Source) where Source.Event == State.Event {
    listening.append(
      Task { [weak self] in
        for await notice in source.notices {
          guard !Task.isCancelled else { return }
          if let event = source.event(for: notice) { self?.dispatch(event) }
        }
      })
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
