import Testing

@testable import Reactive

@Suite("Operators") @MainActor
struct OperatorTests {
  private let numbers = Source<Int>()
  private let words = Source<String>()

  @Test func mapAndFilterSayWhatBecomesOfEachValue() {
    let recorder = Recorder(numbers.signal.filter { $0 > 1 }.map { "\($0)" })
    for number in 1...3 { numbers.send(number) }
    #expect(recorder.values == ["2", "3"])
  }

  @Test func mergeSaysWhatAnyOfThemSays() {
    let recorder = Recorder(.merge(numbers.signal.map { "\($0)" }, words.signal))
    numbers.send(1)
    words.send("a")
    numbers.send(2)
    #expect(recorder.values == ["1", "a", "2"])
  }

  @Test func combineLatestWaitsForBothAndThenFollowsEach() {
    let recorder = Recorder(numbers.signal.combineLatest(words.signal).map { "\($0)\($1)" })
    numbers.send(1)
    words.send("a")
    numbers.send(2)
    words.send("b")
    #expect(recorder.values == ["1a", "2a", "2b"])
  }

  @Test func withLatestSpeaksOnlyWithItsOwnSignal() {
    let recorder = Recorder(numbers.signal.withLatest(from: words.signal).map { "\($0)\($1)" })
    numbers.send(1)
    words.send("a")
    words.send("b")
    numbers.send(2)
    #expect(recorder.values == ["2b"])
  }

  @Test func scanSaysTheFirstStateAndThoseThatFollow() {
    let recorder = Recorder(numbers.signal.scan(10) { $0 += $1 })
    numbers.send(1)
    numbers.send(2)
    #expect(recorder.values == [10, 11, 13])
  }

  @Test func scanBeginsAnewForEachWhoSubscribes() {
    let sums = numbers.signal.scan(0) { $0 += $1 }
    let first = Recorder(sums)
    numbers.send(1)
    let second = Recorder(sums)
    numbers.send(2)
    #expect(first.values == [0, 1, 3])
    #expect(second.values == [0, 2])
  }

  @Test func distinctLeavesOutOnlyWhatRepeatsTheValueBefore() {
    let recorder = Recorder(numbers.signal.distinct())
    for number in [1, 1, 2, 1] { numbers.send(number) }
    #expect(recorder.values == [1, 2, 1])
  }

  @Test func firstAndDropFirstAreTheTwoPartsOfASignal() {
    let first = Recorder(numbers.signal.first())
    let others = Recorder(numbers.signal.dropFirst())
    for number in 1...3 { numbers.send(number) }
    #expect(first.values == [1])
    #expect(others.values == [2, 3])
  }

  @Test func whatIsSentWhileSendingComesAfterForEverybody() {
    let echo = numbers.signal.filter { $0 < 3 }.subscribe { [numbers] in numbers.send($0 + 1) }
    let recorder = Recorder(numbers.signal)
    numbers.send(1)
    #expect(recorder.values == [1, 2, 3])
    withExtendedLifetime(echo) {}
  }

  @Test func sendingTellsASourceBeforeItPassesAValueOn() {
    var heard: [String] = []
    let listener = words.signal.subscribe { heard.append($0) }
    let subscription = numbers.signal.sending(to: words) { $0 > 1 ? "sent \($0)" : nil }
      .subscribe { heard.append("passed \($0)") }
    numbers.send(1)
    numbers.send(2)
    #expect(heard == ["passed 1", "sent 2", "passed 2"])
    withExtendedLifetime([listener, subscription]) {}
  }
}
