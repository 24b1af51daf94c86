import MessengerHost
import Testing

@testable import Reactive

@Suite("Switching between signals") @MainActor
struct SwitchingTests {
  private let choices = Source<Int>()
  private let first = Source<String>()
  private let second = Source<String>()

  @Test func flatMapLatestLeavesTheSignalOfTheValueBefore() {
    let recorder = Recorder(
      choices.signal.flatMapLatest { [first, second] in $0 == 1 ? first.signal : second.signal })
    choices.send(1)
    first.send("a")
    choices.send(2)
    first.send("b")
    second.send("c")
    #expect(recorder.values == ["a", "c"])
  }

  @Test func flatMapLatestKeepsTheLatestAlsoIfASignalItSubscribesToLeadsToIt() {
    let shared = choices.signal.shareLatest()
    let earlier = Recorder(shared)
    choices.send(1)
    // The first signal makes the next choice while it is subscribed to, before anybody holds it.
    let recorder = Recorder(
      shared.flatMapLatest { [choices, first, second] choice in
        guard choice == 1 else { return second.signal }
        return Signal { receive in
          choices.send(2)
          return first.signal.subscribe(receive)
        }
      })
    first.send("late")
    second.send("now")
    #expect(recorder.values == ["now"])
    #expect(earlier.values == [1, 2])
  }

  @Test func flatMapFirstIgnoresValuesUntilItsSignalHasSaidItsLast() {
    let recorder = Recorder(
      choices.signal.flatMapFirst(until: { $0 == "end" }) { [first] choice in
        first.signal.starting(with: "\(choice)")
      })
    choices.send(1)
    choices.send(2)
    first.send("end")
    choices.send(3)
    #expect(recorder.values == ["1", "end", "3"])
  }

  @Test func debounceSaysAValueThatNoOtherFollowsInTime() async {
    let clock = ManualClock()
    let recorder = Recorder(first.signal.debounce(for: 0.3, sleep: clock.wait))
    first.send("g")
    await clock.advance(by: 0.2)
    first.send("gr")
    await clock.advance(by: 0.2)
    #expect(recorder.values == [])
    await clock.advance(by: 0.1)
    #expect(recorder.values == ["gr"])
  }
}
