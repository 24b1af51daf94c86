import Testing

@testable import Reactive

@Suite("Sharing") @MainActor
struct SharingTests {
  private let subject = Subject<Int>()

  @Test func whatIsSharedIsDoneOnceForAll() {
    var count = 0
    let shared = subject.observable.map { number in
      count += 1
      return number
    }.share()
    let recorders = [Recorder(shared), Recorder(shared)]
    subject.onNext(1)
    #expect(recorders.map(\.values) == [[1], [1]])
    #expect(count == 1)
  }

  @Test func whoComesLateHearsTheLatestValueOnlyIfThatIsShared() {
    let (shared, latest) = (subject.observable.share(), subject.observable.shareLatest())
    let early = (Recorder(shared), Recorder(latest))
    subject.onNext(1)
    subject.onNext(2)
    let late = (Recorder(shared), Recorder(latest))
    #expect(late.0.values == [])
    #expect(late.1.values == [2])
    withExtendedLifetime(early) {}
  }

  @Test func theSubscriptionBehindItEndsWithTheLastWhoListens() {
    var count = 0
    let shared = subject.observable.map { _ in count += 1 }.share()
    let (first, second) = (Recorder(shared), Recorder(shared))
    first.stop()
    subject.onNext(1)
    second.stop()
    subject.onNext(2)
    #expect(count == 1)
  }

  @Test func whoComesBackAfterTheLastBeginsAnew() {
    let sums = subject.observable.scan(0) { $0 += $1 }.starting(with: 0).shareLatest()
    let first = Recorder(sums)
    subject.onNext(1)
    first.stop()
    #expect(Recorder(sums).values == [0])
  }
}
