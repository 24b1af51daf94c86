import LintelReports
import Testing

@testable import LintelHarness

/// When a fault counts as caught.
@Suite struct FaultCheckTests {
  private let bad = JUnitOutcome.failed([JUnitFailure(message: "seen: nothing")])

  private func run(sends: JUnitOutcome, reads: JUnitOutcome = .passed) -> TestRun {
    TestRun(
      outcome: .ran([
        JUnitCase(className: "MVCTests.MVCBehaviour", name: "sends", outcome: sends),
        JUnitCase(className: "MVCTests.MVCBehaviour", name: "reads", outcome: reads),
      ]))
  }

  private func verdict(_ expected: [String], _ runs: TestRun...) -> Verdict {
    FaultCheck(expected: expected).verdict(on: RepeatedRuns(runs: runs))
  }

  @Test func aFaultIsCaughtIfAllExpectedScenariosFail() {
    let verdict = verdict(["sends"], run(sends: bad, reads: bad))
    #expect(verdict.isPassed)
    #expect(verdict.summary == "caught by 2 scenarios")
  }

  @Test func aFaultThatPassesIsNotCaught() {
    let verdict = verdict(["sends", "reads"], run(sends: bad))
    #expect(verdict.isKnown && !verdict.isPassed)
    #expect(verdict.summary == "not caught")
    #expect(verdict.details == "the scenario 'reads' passes")
  }

  @Test func scenariosHaveToExist() {
    #expect(verdict(["recieves"], run(sends: bad)).details == "there is no scenario 'recieves'")
  }

  @Test func aFaultIsCaughtEachTime() {
    #expect(verdict(["sends"], run(sends: bad), run(sends: bad)).isPassed)
    #expect(
      verdict(["sends"], run(sends: bad), run(sends: .passed)).details
        == "the scenario 'sends' fails in 1 of 2 runs")
  }

  @Test func aCrashSaysNothing() {
    let crash = JUnitOutcome.errored(JUnitFailure(message: "the test was not run"))
    #expect(!verdict(["sends"], run(sends: crash)).isKnown)
    #expect(!verdict(["sends"], TestRun(outcome: .failed(reason: "no"))).isKnown)
    #expect(!verdict(["sends"], TestRun(outcome: .empty)).isKnown)
  }
}
