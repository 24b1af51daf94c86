import Testing

@testable import Reactive

@Suite("Operators") @MainActor
struct OperatorTests {
  private let numbers = Subject<Int>()
  private let words = Subject<String>()

  @Test func mapAndFilterSayWhatBecomesOfEachValue() {
    let recorder = Recorder(numbers.observable.filter { $0 > 1 }.map { "\($0)" })
    for number in 1...3 { numbers.onNext(number) }
    #expect(recorder.values == ["2", "3"])
  }

  @Test func mergeSaysWhatAnyOfThemSays() {
    let recorder = Recorder(.merge(numbers.observable.map { "\($0)" }, words.observable))
    numbers.onNext(1)
    words.onNext("a")
    numbers.onNext(2)
    #expect(recorder.values == ["1", "a", "2"])
  }

  @Test func combineLatestWaitsForBothAndThenFollowsEach() {
    let recorder = Recorder(numbers.observable.combineLatest(words.observable).map { "\($0)\($1)" })
    numbers.onNext(1)
    words.onNext("a")
    numbers.onNext(2)
    words.onNext("b")
    #expect(recorder.values == ["1a", "2a", "2b"])
  }

  @Test func withLatestSpeaksOnlyWithItsOwnObservable() {
    let recorder = Recorder(
      numbers.observable.withLatest(from: words.observable).map { "\($0)\($1)" })
    numbers.onNext(1)
    words.onNext("a")
    words.onNext("b")
    numbers.onNext(2)
    #expect(recorder.values == ["2b"])
  }

  @Test func scanSaysTheStatesThatTheValuesLeadTo() {
    let states = numbers.observable.scan(10) { $0 += $1 }
    let (later, all) = (Recorder(states), Recorder(states.starting(with: 10)))
    numbers.onNext(1)
    numbers.onNext(2)
    #expect(later.values == [11, 13])
    #expect(all.values == [10, 11, 13])
  }

  @Test func scanBeginsAnewForEachWhoSubscribes() {
    let sums = numbers.observable.scan(0) { $0 += $1 }
    let first = Recorder(sums)
    numbers.onNext(1)
    let second = Recorder(sums)
    numbers.onNext(2)
    #expect(first.values == [1, 3])
    #expect(second.values == [2])
  }

  @Test func distinctLeavesOutOnlyWhatRepeatsTheValueBefore() {
    let recorder = Recorder(numbers.observable.distinctUntilChanged())
    for number in [1, 1, 2, 1] { numbers.onNext(number) }
    #expect(recorder.values == [1, 2, 1])
  }

  @Test func firstSaysOneValue() {
    let first = Recorder(numbers.observable.first())
    for number in 1...3 { numbers.onNext(number) }
    #expect(first.values == [1])
  }

  @Test func whatIsSentWhileSendingComesAfterForEverybody() {
    let echo = numbers.observable.filter { $0 < 3 }.map { $0 + 1 }.bind(to: numbers)
    let recorder = Recorder(numbers.observable)
    numbers.onNext(1)
    #expect(recorder.values == [1, 2, 3])
    withExtendedLifetime(echo) {}
  }
}
