import Observation

/// Keeps the state of one screen, and is the only one to change it.
///
/// It takes events, lets the state decide what comes next, runs the effects that this asks for, and
/// takes the events that these send back. Who reads the state, or subscribes, is told when it changes.
@Observable @MainActor
final class Store<State: StoreState> {
  private(set) var state: State

  @ObservationIgnored private let handler: any EffectHandler<State.Effect, State.Event>

  /// The event that is being handled, and those that came meanwhile.
  @ObservationIgnored private var events: [State.Event] = []
  @ObservationIgnored private var subscribers: [@MainActor (_ old: State) -> Void] = []
  @ObservationIgnored private var running: [Int: RunningEffect] = [:]
  @ObservationIgnored private var lastNumber = 0

  /// An effect that is under way; it is cancelled when nobody knows of it any more.
  private final class RunningEffect {
    let effect: State.Effect
    var task: Task<Void, Never>?

    init(_ effect: State.Effect) {
      self.effect = effect
    }

    deinit {
      task?.cancel()
    }
  }

  init(_ state: State, handler: some EffectHandler<State.Effect, State.Event>) {
    self.state = state
    self.handler = handler
  }

  /// Takes an event. One that comes while another is handled waits until that is done.
  func send(_ event: State.Event) {
    events.append(event)
    guard events.count == 1 else { return }
    while let event = events.first {
      handle(event)
      events.removeFirst()
    }
  }

  /// Calls `subscriber` with a part of the state whenever that has changed.
  func subscribe<Part: Equatable>(
    to part: @escaping @MainActor (State) -> Part,
    _ subscriber: @escaping @MainActor (Part) -> Void
  ) {
    subscribers.append { [unowned self] old in
      let new = part(state)
      if new != part(old) { subscriber(new) }
    }
  }

  private func handle(_ event: State.Event) {
    let old = state
    var next = old
    let effects = next.handle(event)
    if next != old { state = next }
    running = running.filter { next.needs($0.value.effect) }
    for effect in effects { run(effect) }
    guard next != old else { return }
    for subscriber in subscribers { subscriber(old) }
  }

  private func run(_ effect: State.Effect) {
    lastNumber += 1
    let number = lastNumber
    running[number] = RunningEffect(effect)
    let work = handler.perform(effect) { [weak self] in self?.receive($0, from: number) }
    guard let work else {
      running[number] = nil
      return
    }
    running[number]?.task = Task { [weak self] in
      await work()
      self?.running[number] = nil
    }
  }

  /// Takes an event, unless its effect was cancelled meanwhile.
  private func receive(_ event: State.Event, from number: Int) {
    guard running[number] != nil else { return }
    send(event)
  }
}
