import LintelReports
import Testing

@testable import LintelHarness

/// What is said of tests that were run several times.
@Suite struct RepeatedRunsTests {
  private func run(_ outcomes: JUnitOutcome..., log: String = "") -> TestRun {
    TestRun(
      outcome: .ran(
        outcomes.enumerated().map { index, outcome in
          JUnitCase(
            className: "T.S", name: "\(index)", time: .seconds(1), outcome: outcome)
        }),
      log: log)
  }

  private func outcomes(_ runs: TestRun...) -> [JUnitOutcome]? {
    guard case .ran(let cases) = RepeatedRuns(runs: runs).outcome else { return nil }
    return cases.map(\.outcome)
  }

  private let bad = JUnitOutcome.failed([JUnitFailure(message: "seen: nothing")])

  @Test func whatFailsOnceHasFailed() {
    let once = JUnitFailure(message: "failed in 1 of 3 runs: seen: nothing")
    #expect(
      outcomes(run(.passed, .passed), run(.passed, bad), run(.passed, .passed))
        == [.passed, .failed([once])])
  }

  @Test func aSingleRunSaysItInItsOwnWords() {
    #expect(outcomes(run(bad)) == [bad])
  }

  @Test func timesAddUp() {
    guard
      case .ran(let cases) = RepeatedRuns(runs: [run(.passed), run(.passed)]).outcome
    else {
      Issue.record("expected cases")
      return
    }
    #expect(cases.map(\.time) == [.seconds(2)])
  }

  @Test func oneRunOfWhichNothingIsKnownDecides() {
    let failed = TestRun(outcome: .failed(reason: "the tests did not end within 1 s"))
    #expect(RepeatedRuns(runs: [run(.passed), failed]).outcome == failed.outcome)
  }

  @Test func theLogIsThatOfTheFirstRunThatDidNotPass() {
    let runs = [run(.passed, log: "a"), run(bad, log: "b"), run(bad, log: "c")]
    #expect(RepeatedRuns(runs: runs).log == "b")
    #expect(RepeatedRuns(runs: [run(.passed, log: "a"), run(.passed, log: "z")]).log == "z")
  }
}
