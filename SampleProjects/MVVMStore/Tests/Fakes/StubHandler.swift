import MessengerHost

@testable import MVVMStore

/// Remembers what it is to do, does nothing of it, and sends the events that a test tells it to.
@MainActor
final class StubHandler<State: StoreState>: EffectHandler {
  private(set) var effects: [State.Effect] = []
  private let events = Broadcast<State.Event>()

  func perform(_ effect: State.Effect, send: @escaping @MainActor (State.Event) -> Void) -> Work? {
    effects.append(effect)
    guard effects.count == 1 else { return nil }
    let events = events.stream()
    return { for await event in events { send(event) } }
  }

  func send(_ event: State.Event) async {
    await MainActor.settle()
    events.send(event)
    await MainActor.settle()
  }
}
