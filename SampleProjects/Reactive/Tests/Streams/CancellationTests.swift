import MessengerHost
import Testing

@testable import Reactive

@Suite("Cancellation") @MainActor
struct CancellationTests {
  private let source = Source<Int>()

  @Test func whoLetsGoOfASubscriptionHearsNothingMore() {
    let recorder = Recorder(source.signal)
    source.send(1)
    recorder.stop()
    source.send(2)
    #expect(recorder.values == [1])
  }

  @Test func whoLetsGoWhileAValueIsBroughtHearsNotEvenThat() {
    var second: Recorder<Int>?
    let first = source.signal.subscribe { _ in second?.stop() }
    second = Recorder(source.signal)
    source.send(1)
    #expect(second?.values == [])
    withExtendedLifetime(first) {}
  }

  @Test func theSubscriptionsOfAScreenEndWithIt() {
    var heard: [Int] = []
    var subscriptions: Subscriptions? = Subscriptions()
    subscriptions?.add(source.signal.map { $0 }.filter { $0 > 0 }) { heard.append($0) }
    source.send(1)
    subscriptions = nil
    source.send(2)
    #expect(heard == [1])
  }

  @Test func whatASubscriptionHoldsIsReleasedWithIt() {
    weak var held: Source<Int>?
    var subscription: Subscription?
    do {
      let inner = Source<Int>()
      held = inner
      subscription = source.signal.flatMapLatest { _ in inner.signal }.share().subscribe { _ in }
    }
    source.send(1)
    #expect(held != nil)
    subscription = nil
    #expect(held == nil)
    #expect(subscription == nil)
  }

  @Test func aRequestIsCancelledWithItsSubscription() async {
    let clock = ManualClock()
    let recorder = Recorder(Signal.result { (try? await clock.sleep(for: 1)) != nil })
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    recorder.stop()
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
    #expect(recorder.values == [])
  }

  @Test func aDebouncedValueIsForgottenWithItsSubscription() async {
    let clock = ManualClock()
    let recorder = Recorder(source.signal.debounce(for: 0.3, sleep: clock.wait))
    source.send(1)
    await MainActor.settle()
    recorder.stop()
    await clock.advance(by: 1)
    #expect(recorder.values == [])
    #expect(clock.sleeperCount == 0)
  }

  @Test func aSequenceIsLeftWithItsSubscription() async {
    let broadcast = Broadcast<Int>()
    let recorder = Recorder(Signal.values { broadcast.stream() })
    broadcast.send(1)
    await MainActor.settle()
    recorder.stop()
    broadcast.send(2)
    await MainActor.settle()
    #expect(recorder.values == [1])
  }
}
