import MessengerHost
import Testing

@testable import StateContainer

/// A light that turns itself off.
private struct LightState: StoreState {
  enum Event: Sendable { case switchedOn, timeIsUp }
  enum Effect: Equatable, Sendable { case wait }

  static let initialState = LightState()

  private(set) var isOn = false

  mutating func handle(_ event: Event) -> [Effect] {
    isOn = event == .switchedOn
    return isOn ? [.wait] : []
  }
}

private struct LightEffectHandler: EffectHandler {
  let clock: ManualClock

  func perform(_ effect: LightState.Effect) async -> LightState.Event? {
    try? await clock.sleep(for: 60)
    return .timeIsUp
  }
}

/// A switch, of which the light knows nothing.
private struct SwitchState: StoreState {
  private(set) var isPressed = false

  mutating func handle(_ event: Bool) -> [Never] {
    isPressed = event
    return []
  }
}

private struct LightEventSource: EventSource {
  let switches: any StateSource<SwitchState>

  func subscribe(
    _ dispatch: @escaping @MainActor (LightState.Event) -> Void
  ) -> [any Subscription] {
    [switches.subscribe(to: \.isPressed) { if $0 { dispatch(.switchedOn) } }]
  }
}

@Suite @MainActor struct StoreTests {
  private let clock = ManualClock()

  private func store() -> Store<LightState> {
    Store(initialState: .initialState, effects: LightEffectHandler(clock: clock))
  }

  @Test func aStoreBeginsWithTheInitialState() {
    #expect(store().state == .initialState)
  }

  @Test func anEventChangesTheStateAndItsEffectBringsTheNextEvent() async {
    await MainActor.settle()
    let store = store()
    store.dispatch(.switchedOn)
    #expect(store.state.isOn)
    await clock.advance(by: 60)
    #expect(!store.state.isOn)
  }

  @Test func subscribersHearOfTheStateNowAndAfterEachEvent() {
    let store = store()
    var heard: [Bool] = []
    var subscription: (any Subscription)? = store.subscribe { heard.append($0.isOn) }
    store.dispatch(.switchedOn)
    store.dispatch(.timeIsUp)
    #expect(heard == [false, true, false])
    #expect(subscription != nil)
    subscription = nil
    store.dispatch(.switchedOn)
    #expect(heard == [false, true, false])
  }

  @Test func anEventThatComesWhileSubscribersAreToldWaitsUntilAllOfThemAre() {
    let store = store()
    var heard: [Bool] = []
    let subscriptions = [
      store.subscribe { if $0.isOn { store.dispatch(.timeIsUp) } },
      store.subscribe { heard.append($0.isOn) },
    ]
    store.dispatch(.switchedOn)
    #expect(heard == [false, true, false])
    #expect(subscriptions.count == 2)
  }

  @Test func anEventSourceSubscribesToAnotherStore() {
    let switches = Store(initialState: SwitchState(), effects: NoEffectHandler())
    let store = store()
    var subscriptions = store.listen(to: LightEventSource(switches: switches))
    #expect(!store.state.isOn)
    switches.dispatch(true)
    #expect(store.state.isOn)

    store.dispatch(.timeIsUp)
    subscriptions = []
    switches.dispatch(false)
    switches.dispatch(true)
    #expect(!store.state.isOn)
    #expect(subscriptions.isEmpty)
  }

  @Test func aStoreThatIsClosedChangesNoMoreAndWaitsForNothing() async {
    await MainActor.settle()
    let store = store()
    store.dispatch(.switchedOn)
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    store.close()
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
    store.dispatch(.timeIsUp)
    #expect(store.state.isOn)
  }

  @Test func withAStoreEndsWhatItWaitsFor() async {
    await MainActor.settle()
    do {
      let store = store()
      store.dispatch(.switchedOn)
      await MainActor.settle()
      #expect(clock.sleeperCount == 1)
    }
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
  }
}
