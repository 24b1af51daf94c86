import MessengerHost
import Testing

@testable import Reactive

@Suite("Cancellation") @MainActor
struct CancellationTests {
  private let subject = Subject<Int>()

  @Test func whoLetsGoOfASubscriptionHearsNothingMore() {
    let recorder = Recorder(subject.observable)
    subject.onNext(1)
    recorder.stop()
    subject.onNext(2)
    #expect(recorder.values == [1])
  }

  @Test func whoLetsGoWhileAValueIsBroughtHearsNotEvenThat() {
    var second: Recorder<Int>?
    let first = subject.observable.subscribe { _ in second?.stop() }
    second = Recorder(subject.observable)
    subject.onNext(1)
    #expect(second?.values == [])
    withExtendedLifetime(first) {}
  }

  @Test func theSubscriptionsOfAScreenEndWithIt() {
    var heard: [Int] = []
    var subscriptions: Subscriptions? = Subscriptions()
    subscriptions?.add(subject.observable.map { $0 }.filter { $0 > 0 }) { heard.append($0) }
    subject.onNext(1)
    subscriptions = nil
    subject.onNext(2)
    #expect(heard == [1])
  }

  @Test func whatASubscriptionHoldsIsReleasedWithIt() {
    weak var held: Subject<Int>?
    var subscription: Subscription?
    do {
      let inner = Subject<Int>()
      held = inner
      subscription = subject.observable.flatMapLatest { _ in inner.observable }.share().subscribe {
        _ in
      }
    }
    subject.onNext(1)
    #expect(held != nil)
    subscription = nil
    #expect(held == nil)
    #expect(subscription == nil)
  }

  @Test func whatFlatMapSingleWaitsForIsReleasedWithItsSubscription() {
    weak var held: Subject<Int>?
    var subscription: Subscription?
    do {
      let inner = Subject<Int>()
      held = inner
      subscription = subject.observable.flatMapSingle { _ in inner.observable }.subscribe { _ in }
    }
    subject.onNext(1)
    #expect(held != nil)
    subscription = nil
    #expect(held == nil)
    #expect(subscription == nil)
  }

  @Test func firstLeavesItsObservableAndNotWhatItLeadsTo() {
    var heard: [Int] = []
    let inner = Subject<Int>()
    let upstream = subject.observable.map { value in
      heard.append(value)
      return value
    }
    let begin = upstream.first()
    let latest = Recorder(begin.flatMapLatest { _ in inner.observable })
    let first = Recorder(begin.flatMapFirst(until: { _ in false }) { _ in inner.observable })
    let single = Recorder(begin.flatMapSingle { _ in inner.observable })
    subject.onNext(1)
    subject.onNext(2)
    inner.onNext(3)
    #expect(heard == [1, 1, 1])
    #expect([latest, first, single].map(\.values) == [[3], [3], [3]])
  }

  @Test func firstLeavesAlsoAnObservableThatHasAValueAtOnce() {
    var heard: [Int] = []
    let upstream = subject.observable.starting(with: 0).map { heard.append($0) }
    let first = Recorder(upstream.first().map { 0 })
    subject.onNext(1)
    #expect(heard == [0])
    #expect(first.values == [0])
  }

  @Test func aRequestIsCancelledWithItsSubscription() async {
    let clock = ManualClock()
    let recorder = Recorder(Observable.result { (try? await clock.sleep(for: 1)) != nil })
    await MainActor.settle()
    #expect(clock.sleeperCount == 1)
    recorder.stop()
    await MainActor.settle()
    #expect(clock.sleeperCount == 0)
    #expect(recorder.values == [])
  }

  @Test func aDebouncedValueIsForgottenWithItsSubscription() async {
    let clock = ManualClock()
    let recorder = Recorder(subject.observable.debounce(for: 0.3, sleep: clock.wait))
    subject.onNext(1)
    await MainActor.settle()
    recorder.stop()
    await clock.advance(by: 1)
    #expect(recorder.values == [])
    #expect(clock.sleeperCount == 0)
  }

  @Test func aSequenceIsLeftWithItsSubscription() async {
    let broadcast = Broadcast<Int>()
    let recorder = Recorder(Observable.values { broadcast.stream() })
    broadcast.send(1)
    await MainActor.settle()
    recorder.stop()
    broadcast.send(2)
    await MainActor.settle()
    #expect(recorder.values == [1])
  }
}
