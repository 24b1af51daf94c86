import Testing

@testable import Reactive

@Suite("Sharing") @MainActor
struct SharingTests {
  private let source = Source<Int>()

  @Test func whatIsSharedIsDoneOnceForAll() {
    var count = 0
    let shared = source.signal.map { number in
      count += 1
      return number
    }.share()
    let recorders = [Recorder(shared), Recorder(shared)]
    source.send(1)
    #expect(recorders.map(\.values) == [[1], [1]])
    #expect(count == 1)
  }

  @Test func whoComesLateHearsTheLatestValueOnlyIfThatIsShared() {
    let (shared, latest) = (source.signal.share(), source.signal.shareLatest())
    let early = (Recorder(shared), Recorder(latest))
    source.send(1)
    source.send(2)
    let late = (Recorder(shared), Recorder(latest))
    #expect(late.0.values == [])
    #expect(late.1.values == [2])
    withExtendedLifetime(early) {}
  }

  @Test func theSubscriptionBehindItEndsWithTheLastWhoListens() {
    var count = 0
    let shared = source.signal.map { _ in count += 1 }.share()
    let (first, second) = (Recorder(shared), Recorder(shared))
    first.stop()
    source.send(1)
    second.stop()
    source.send(2)
    #expect(count == 1)
  }

  @Test func whoComesBackAfterTheLastBeginsAnew() {
    let sums = source.signal.scan(0) { $0 += $1 }.shareLatest()
    let first = Recorder(sums)
    source.send(1)
    first.stop()
    #expect(Recorder(sums).values == [0])
  }
}
