import Observation

/// Keeps a state, which whoever holds the store can change.
///
/// It takes events, lets the state decide what comes next, runs the effects that this asks for, and
/// takes the events that these send back. Who reads the state is told when it changes.
@Observable @MainActor
final class Store<State: StoreState> {
  /// Does one effect, and sends what comes of it.
  typealias Handler =
    @MainActor (State.Effect, _ send: @escaping @MainActor (State.Event) -> Void) async -> Void

  var state: State

  @ObservationIgnored private let handler: Handler
  @ObservationIgnored private var running: [Int: RunningEffect] = [:]
  @ObservationIgnored private var lastNumber = 0

  /// An effect that is under way, until nobody knows of it any more.
  private final class RunningEffect {
    let effect: State.Effect
    private let task: Task<Void, Never>

    init(_ effect: State.Effect, task: Task<Void, Never>) {
      self.effect = effect
      self.task = task
    }

    deinit {
      task.cancel()
    }
  }

  init(_ state: State, handler: @escaping Handler) {
    self.state = state
    self.handler = handler
  }

  func send(_ event: State.Event) {
    var next = state
    let effects = next.handle(event)
    if next != state { state = next }
    cancelUnneeded()
    for effect in effects { run(effect) }
  }

  private func cancelUnneeded() {
    running = running.filter { state.needs($0.value.effect) }
  }

  private func run(_ effect: State.Effect) {
    lastNumber += 1
    let number = lastNumber
    let task = Task { [handler, weak self] in
      await handler(effect) { self?.receive($0, from: number) }
      self?.running[number] = nil
    }
    running[number] = RunningEffect(effect, task: task)
  }

  /// Takes an event, unless its effect was cancelled meanwhile.
  private func receive(_ event: State.Event, from number: Int) {
    guard running[number] != nil else { return }
    send(event)
  }
}
