import LintelReports
import Testing

@testable import LintelHarness

/// Which cases of a run are taken, and how the merged report names them.
@Suite struct TestSelectionTests {
  private func testCase(
    _ className: String, _ name: String, _ outcome: JUnitOutcome = .passed, seconds: Int = 1
  ) -> JUnitCase {
    JUnitCase(className: className, name: name, time: .seconds(seconds), outcome: outcome)
  }

  private func run(_ cases: JUnitCase...) -> RepeatedRuns {
    RepeatedRuns(runs: [TestRun(outcome: .ran(cases))])
  }

  @Test func onlyWantedCasesCountInTheirOrder() {
    let run = run(
      testCase("MVCTests.B", "late", seconds: 2), testCase("MVVMTests.A", "other", seconds: 30),
      testCase("MVCTests.A", "two"), testCase("MVCTests.A", "one", seconds: 4))
    let selection = TestSelection(run) { $0.hasPrefix("MVCTests") }
    #expect(selection.verdict("unit test").summary == "3/3")
    let cases = selection.cases(named: "MVC.unit")
    #expect(cases.map(\.name) == ["one", "two", "late"])
    #expect(cases.map(\.className) == ["MVC.unit.A", "MVC.unit.A", "MVC.unit.B"])
    #expect(cases.map(\.time) == [.seconds(4), .seconds(1), .seconds(2)])
  }

  @Test func everythingThatDidNotPassIsNamed() {
    let run = run(
      testCase("T.A", "good"),
      testCase(
        "T.A", "failed", .failed([JUnitFailure(message: "m1"), JUnitFailure(message: "m2")])),
      testCase("T.A", "errored", .errored(JUnitFailure(message: "crashed"))),
      testCase("T.B", "skipped", .skipped("later")), testCase("T.B", "silent", .skipped(nil)))
    let verdict = TestSelection(run).verdict("test")
    #expect(verdict.summary == "1/5")
    #expect(!verdict.isKnown)
    #expect(
      verdict.details == """
        T.A.errored: crashed
        T.A.failed: m1; m2
        T.B.silent: skipped
        T.B.skipped: skipped: later
        """)
  }

  @Test func aParameterisedTestIsAGroupOfCases() {
    let run = run(testCase("MVCTests.MVCBehaviour.behaves(_:)", "signs in"))
    let cases = TestSelection(run).cases(named: "MVC.scenarios")
    #expect(cases.map(\.className) == ["MVC.scenarios.MVCBehaviour.behaves(_:)"])
    #expect(cases.map(\.name) == ["signs in"])
  }

  @Test func ofALongLogTheEndIsShown() {
    let log = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let run = TestRun(outcome: .failed(reason: "'swift test' ended with status 1"), log: log)
    let verdict = TestSelection(RepeatedRuns(runs: [run])).verdict("test")
    #expect(!verdict.isKnown)
    #expect(verdict.summary == "'swift test' ended with status 1")
    #expect(verdict.details.hasPrefix("line 41\n"))
    #expect(verdict.details.hasSuffix("\nline 100"))
  }
}
