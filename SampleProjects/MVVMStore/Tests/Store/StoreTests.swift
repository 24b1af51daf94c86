import MessengerHost
import Observation
import Testing

@testable import MVVMStore

@Suite("A store") @MainActor
struct StoreTests {
  /// A state that counts, and has things counted that have a name.
  struct Counter: StoreState {
    enum Event: Equatable {
      case count(String)
      case countAll([String])
      case counted(String)
      case forget(String)
    }

    var wanted: Set<String> = []
    var counted: [String] = []

    mutating func handle(_ event: Event) -> [String] {
      switch event {
      case .count(let name):
        wanted.insert(name)
        return [name]
      case .countAll(let names):
        wanted.formUnion(names)
        return names
      case .counted(let name): counted.append(name)
      case .forget(let name): wanted.remove(name)
      }
      return []
    }

    func needs(_ effect: String) -> Bool { wanted.contains(effect) }
  }

  /// Counts after a second.
  struct SlowHandler: EffectHandler {
    let clock: ManualClock

    func perform(_ effect: String, send: @escaping @MainActor (Counter.Event) -> Void) -> Work? {
      // A cancelled wait counts as well, for the store to leave out.
      return {
        try? await clock.sleep(for: 1)
        send(.counted(effect))
      }
    }
  }

  /// Counts at once.
  struct QuickHandler: EffectHandler {
    func perform(_ effect: String, send: @escaping @MainActor (Counter.Event) -> Void) -> Work? {
      send(.counted(effect))
      return nil
    }
  }

  private let clock = ManualClock()

  private func makeStore() -> Store<Counter> {
    Store(Counter(), handler: SlowHandler(clock: clock))
  }

  @Test("runs effects, and takes the events that they send back")
  func effects() async {
    let store = makeStore()
    store.send(.count("a"))
    store.send(.count("b"))
    #expect(store.state.counted.isEmpty)
    await clock.advance(by: 1)
    #expect(store.state.counted == ["a", "b"])
  }

  @Test("does at once, and in order, what takes no time")
  func quickEffects() {
    let names = (1...20).map { "\($0)" }
    let store = Store(Counter(), handler: QuickHandler())
    store.send(.countAll(names))
    #expect(store.state.counted == names)
    store.send(.count("a"))
    store.send(.count("b"))
    #expect(store.state.counted == names + ["a", "b"])
  }

  @Test("cancels what is not needed any more, and hears no more of it")
  func cancelling() async {
    let store = makeStore()
    store.send(.count("a"))
    store.send(.count("b"))
    await MainActor.settle()
    store.send(.forget("a"))
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: 1)
    #expect(store.state.counted == ["b"])
  }

  @Test("ends its effects when it is released")
  func release() async {
    var store: Store<Counter>? = makeStore()
    weak let released = store
    store?.send(.count("a"))
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    store = nil
    await MainActor.settle()
    #expect(released == nil)
    #expect(clock.sleeperCount == 0)
  }

  @Test("lets an event wait that comes while another is handled")
  func order() {
    let store = makeStore()
    var (first, second): ([[String]], [[String]]) = ([], [])
    store.subscribe(to: \.counted) { counted in
      first.append(counted)
      if counted == ["a"] { store.send(.counted("b")) }
    }
    store.subscribe(to: \.counted) { second.append($0) }
    store.send(.counted("a"))
    #expect(first == [["a"], ["a", "b"]])
    #expect(second == [["a"], ["a", "b"]])
  }

  @Test("tells who reads the state when it changes, and only then")
  func observation() {
    let store = makeStore()
    var changes = 0
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    store.send(.forget("a"))
    #expect(changes == 0)
    store.send(.counted("a"))
    #expect(changes == 1)
  }

  @Test("tells who has subscribed to a part when that has changed")
  func subscription() {
    let store = makeStore()
    var parts: [[String]] = []
    store.subscribe(to: \.counted) { parts.append($0) }
    store.send(.count("a"))
    #expect(parts.isEmpty)
    store.send(.counted("a"))
    store.send(.counted("b"))
    #expect(parts == [["a"], ["a", "b"]])
  }
}
