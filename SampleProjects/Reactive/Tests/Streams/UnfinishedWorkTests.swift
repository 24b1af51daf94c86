import Testing

@testable import Reactive

@Suite("Unfinished work") @MainActor
struct UnfinishedWorkTests {
  private let subject = Subject<Int>()
  private let ends = Subject<Void>()
  private let work = UnfinishedWork<Int>()

  @Test func goesOnWhenWhoBeganItHasLeft() {
    let heard = Recorder(work.results)
    let recorder = Recorder(work.finish(subject.observable))
    recorder.stop()
    subject.onNext(1)
    #expect(heard.values == [1])
    #expect(recorder.values == [])
  }

  @Test func endsWithItsFirstValue() {
    let heard = Recorder(work.results)
    let recorder = Recorder(work.finish(subject.observable))
    subject.onNext(1)
    subject.onNext(2)
    #expect(recorder.values == [1])
    #expect(heard.values == [1])
  }

  @Test func eachHearsOnlyItsOwnResult() {
    let other = Subject<Int>()
    let heard = Recorder(work.results)
    let recorders = [subject, other].map { Recorder(work.finish($0.observable)) }
    other.onNext(2)
    subject.onNext(1)
    #expect(recorders.map(\.values) == [[1], [2]])
    #expect(heard.values == [2, 1])
  }

  @Test func aStateFollowsBeforeWhoBeganItHears() {
    var heard: [String] = []
    let states = work.results.scan(0) { $0 += $1 }
    let state = states.subscribe { heard.append("state \($0)") }
    let asking = work.finish(subject.observable).subscribe { heard.append("result \($0)") }
    subject.onNext(1)
    #expect(heard == ["state 1", "result 1"])
    withExtendedLifetime([state, asking]) {}
  }

  @Test func isLeftAtItsEnd() {
    let heard = Recorder(work.results)
    let recorder = Recorder(work.finish(subject.observable, until: ends.observable))
    ends.onNext(())
    subject.onNext(1)
    #expect(recorder.values == [])
    #expect(heard.values == [])
  }
}
