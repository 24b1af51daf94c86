import Testing

@testable import Reactive

@Suite("Loops") @MainActor
struct LoopTests {
  private let events = Subject<Int>()

  @Test func aConsequenceOfTheStateChangesTheState() {
    let states = Observable.loop(
      from: 0, events: events.observable, reduce: { $0 += $1 },
      consequences: [{ $0.filter { $0 % 2 == 1 }.map { _ in 1 } }])
    let recorder = Recorder(states)
    events.onNext(3)
    #expect(recorder.values == [0, 3, 4])
  }

  @Test func everybodyHearsTheStatesInTheSameOrder() {
    let states = Observable.loop(
      from: 0, events: events.observable, reduce: { $0 += $1 },
      consequences: [{ $0.filter { (1...3).contains($0) }.map { _ in 1 } }])
    let recorders = [Recorder(states), Recorder(states)]
    events.onNext(1)
    #expect(recorders.map(\.values) == [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4]])
  }

  @Test func aLoopEndsWithTheLastWhoListens() {
    var count = 0
    let states = Observable.loop(
      from: 0, events: events.observable, reduce: { $0 += $1 },
      consequences: [
        { states in
          states.compactMap { _ in
            count += 1
            return nil
          }
        }
      ])
    let recorder = Recorder(states)
    recorder.stop()
    events.onNext(1)
    #expect(count == 1)
  }
}
