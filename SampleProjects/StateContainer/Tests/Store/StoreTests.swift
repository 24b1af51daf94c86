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

private struct LightEventSource: EventSource {
  let notices: AsyncStream<Notice>

  func event(for notice: Notice) -> LightState.Event? {
    notice == .contactsChanged ? .switchedOn : nil
  }
}

@Suite @MainActor struct StoreTests {
  private let clock = ManualClock()

  private func store() -> Store<LightState> {
    Store(effects: LightEffectHandler(clock: clock))
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
    store.subscribe { heard.append($0.isOn) }
    store.dispatch(.switchedOn)
    store.dispatch(.timeIsUp)
    #expect(heard == [false, true, false])
  }

  @Test func aSourcesEventsAreDispatchedAndWhatMeansNothingIsNot() async {
    await MainActor.settle()
    let store = store()
    let notices = Broadcast<Notice>()
    store.listen(to: LightEventSource(notices: notices.stream()))
    notices.send(.sessionEnded)
    await MainActor.settle()
    #expect(!store.state.isOn)
    notices.send(.contactsChanged)
    await MainActor.settle()
    #expect(store.state.isOn)
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
