import Testing

@testable import StateContainer

@Suite struct LoadableTests {
  private typealias Numbers = Loadable<[Int]>

  @Test(
    arguments: [
      (.notRequested, .loading(last: nil, isOutdated: false), true),
      (.failed, .loading(last: nil, isOutdated: false), true),
      (.loaded([1]), .loading(last: [1], isOutdated: false), true),
      (.loading(last: [1], isOutdated: false), .loading(last: [1], isOutdated: true), false),
    ] as [(Loadable<[Int]>, Loadable<[Int]>, Bool)])
  func nothingIsAskedForTwiceAtOnce(
    before: Loadable<[Int]>, after: Loadable<[Int]>, isAsked: Bool
  ) {
    var state = before
    let asks = state.load()
    #expect(asks == isAsked)
    #expect(state == after)
  }

  @Test(
    arguments: [
      (.loading(last: nil, isOutdated: false), .success([2]), .loaded([2]), false),
      (.loading(last: [1], isOutdated: false), .success([2]), .loaded([2]), false),
      (.loading(last: nil, isOutdated: false), .failure(.refused), .failed, false),
      (.loading(last: [1], isOutdated: false), .failure(.refused), .loaded([1]), false),
      (.loading(last: nil, isOutdated: true), .success([2]), .notRequested, true),
      (.loading(last: [1], isOutdated: true), .success([2]), .loaded([1]), true),
      // Nobody has asked.
      (.notRequested, .success([2]), .notRequested, false),
      (.loaded([1]), .success([2]), .loaded([1]), false),
      (.failed, .failure(.refused), .failed, false),
    ] as [(Loadable<[Int]>, Result<[Int], ServerError>, Loadable<[Int]>, Bool)])
  func aReplyCountsUnlessSomethingHasChangedMeanwhile(
    before: Loadable<[Int]>, reply: Result<[Int], ServerError>, after: Loadable<[Int]>,
    isTooOld: Bool
  ) {
    var state = before
    #expect(state.take(reply) == isTooOld)
    #expect(state == after)
  }

  @Test func aChangeMakesTheReplyThatIsWaitedForOutdated() {
    var asked = Numbers.loading(last: [1], isOutdated: false)
    asked.change(to: [2])
    #expect(asked == .loading(last: [2], isOutdated: true))
    var known = Numbers.loaded([1])
    known.change(to: [2])
    known.invalidate()
    #expect(known == .loaded([2]))
  }
}
