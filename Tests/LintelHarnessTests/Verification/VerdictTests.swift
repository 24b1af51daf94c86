import LintelReports
import Testing

@testable import LintelHarness

/// What counts as passed: only tests that were run and held.
@Suite struct VerdictTests {
  private func testCase(_ name: String, _ outcome: JUnitOutcome = .passed) -> JUnitCase {
    JUnitCase(className: "MVCTests.MVCBehaviour", name: name, time: .seconds(1), outcome: outcome)
  }

  private func selection(_ cases: [JUnitCase]) -> TestSelection {
    TestSelection(RepeatedRuns(runs: [TestRun(outcome: cases.isEmpty ? .empty : .ran(cases))]))
  }

  @Test func allPassed() {
    let verdict = selection([testCase("a"), testCase("b")]).verdict("behaviour")
    #expect(verdict.isPassed)
    #expect(verdict.summary == "2/2")
  }

  @Test func noTestIsAFailure() {
    let verdict = selection([]).verdict("behaviour")
    #expect(!verdict.isPassed)
    #expect(verdict.summary == "no behaviour was run")
    #expect(selection([]).cases(named: "x").map(\.outcome.isPassed) == [false])
  }

  @Test(arguments: [
    JUnitOutcome.failed([JUnitFailure(message: "seen: nothing")]), .skipped("later"),
    .errored(JUnitFailure(message: "crashed")),
  ])
  func anythingButPassedFails(_ outcome: JUnitOutcome) {
    let verdict = selection([testCase("a"), testCase("b", outcome)]).verdict("behaviour")
    #expect(!verdict.isPassed)
    #expect(verdict.isKnown == !outcome.isErrored)
    #expect(verdict.summary == "1/2")
  }

  @Test func bothVerdictsOnOneThingCount() {
    let passed = Verdict.passed(summary: "3 rules")
    let bad = Verdict.failed(summary: "findings differ", details: "+ b")
    let worse = Verdict.failed(summary: "19/20", details: "")
    #expect(passed.and(.passed(summary: "20/20")).summary == "3 rules, 20/20")
    #expect(bad.and(passed).summary == "findings differ")
    #expect(passed.and(worse).summary == "19/20")
    #expect(bad.and(worse).summary == "findings differ")
    let unknown = Verdict.unknown(summary: "no behaviour was run", details: "")
    #expect(bad.and(unknown).summary == "no behaviour was run")
    #expect(unknown.and(worse).summary == "no behaviour was run")
  }

  @Test func runThatFailedShowsItsLog() {
    let run = TestRun(
      outcome: .failed(reason: "'swift test' ended with status 1"), log: "x\nerror: no such module")
    let selection = TestSelection(RepeatedRuns(runs: [run]))
    #expect(!selection.verdict("behaviour").isPassed)
    guard case .errored(let failure)? = selection.cases(named: "MVC").first?.outcome else {
      Issue.record("expected an error case")
      return
    }
    #expect(failure.text.contains("no such module"))
  }
}
