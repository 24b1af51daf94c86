import MessengerHost
import Testing

@testable import Reactive

@Suite("Switching between observables") @MainActor
struct SwitchingTests {
  private let choices = Subject<Int>()
  private let first = Subject<String>()
  private let second = Subject<String>()

  @Test func flatMapLatestLeavesTheObservableOfTheValueBefore() {
    let recorder = Recorder(
      choices.observable.flatMapLatest { [first, second] in
        $0 == 1 ? first.observable : second.observable
      })
    choices.onNext(1)
    first.onNext("a")
    choices.onNext(2)
    first.onNext("b")
    second.onNext("c")
    #expect(recorder.values == ["a", "c"])
  }

  @Test func flatMapLatestKeepsTheLatestAlsoIfAnObservableItSubscribesToLeadsToIt() {
    let shared = choices.observable.shareLatest()
    let earlier = Recorder(shared)
    choices.onNext(1)
    // The first one makes the next choice while it is subscribed to, before anybody holds it.
    let recorder = Recorder(
      shared.flatMapLatest { [choices, first, second] choice in
        guard choice == 1 else { return second.observable }
        return Observable { receive in
          choices.onNext(2)
          return first.observable.subscribe(receive)
        }
      })
    first.onNext("late")
    second.onNext("now")
    #expect(recorder.values == ["now"])
    #expect(earlier.values == [1, 2])
  }

  @Test func flatMapFirstIgnoresValuesUntilItsObservableHasSaidItsLast() {
    let recorder = Recorder(
      choices.observable.flatMapFirst(until: { $0 == "end" }) { [first] choice in
        first.observable.starting(with: "\(choice)")
      })
    choices.onNext(1)
    choices.onNext(2)
    first.onNext("end")
    choices.onNext(3)
    #expect(recorder.values == ["1", "end", "3"])
  }

  @Test func flatMapSingleHearsEachObservableOnceAndLeavesNone() {
    let recorder = Recorder(
      choices.observable.flatMapSingle { [first, second] in
        $0 == 1 ? first.observable : second.observable
      })
    choices.onNext(1)
    choices.onNext(2)
    second.onNext("b")
    first.onNext("a")
    first.onNext("c")
    #expect(recorder.values == ["b", "a"])
  }

  @Test func debounceSaysAValueThatNoOtherFollowsInTime() async {
    let clock = ManualClock()
    let recorder = Recorder(first.observable.debounce(for: 0.3, sleep: clock.wait))
    first.onNext("g")
    await clock.advance(by: 0.2)
    first.onNext("gr")
    await clock.advance(by: 0.2)
    #expect(recorder.values == [])
    await clock.advance(by: 0.1)
    #expect(recorder.values == ["gr"])
  }
}
