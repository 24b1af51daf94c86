import LintelReports
import Testing

@testable import LintelHarness

/// What is made of the files that a run of tests has left.
@Suite struct TestResultsTests {
  private static let event =
    #"{"kind":"test","payload":{"id":"T.a()\/A.swift:1:1","kind":"function","name":"a()"}}"#
  private static let xUnit =
    #"<testsuites><testsuite name="x"><testcase classname="T.Old" name="testB"/></testsuite>"#
    + "</testsuites>"

  private func outcome(
    status: Int32 = 0, xUnit: String? = nil, events: String? = nil
  ) throws -> TestRun.Outcome {
    var texts: [String: String] = ["keep": ""]
    texts["lintel-results-0.xml"] = xUnit
    texts["lintel-events-0.jsonl"] = events
    let files = try TemporaryFiles(texts)
    defer { withExtendedLifetime(files) {} }
    return TestResults(folder: files.root, number: 0).outcome(status: status)
  }

  @Test func testsOfBothKindsCount() throws {
    guard
      case .ran(let cases) = try outcome(status: 1, xUnit: Self.xUnit, events: Self.event + "\n")
    else {
      Issue.record("expected cases")
      return
    }
    #expect(cases.map(\.name) == ["testB", "a()"])
    #expect(cases.map(\.outcome.isPassed) == [true, false])
  }

  @Test func noResultsAreNoTests() throws {
    #expect(try outcome() == .empty)
    #expect(try outcome(events: "") == .empty)
  }

  @Test func aStatusThatNoTestExplainsIsAFailure() throws {
    let reason = TestRun.Outcome.failed(reason: "'swift test' ended with status 3")
    #expect(try outcome(status: 3) == reason)
    #expect(try outcome(status: 3, xUnit: Self.xUnit) == reason)
  }

  @Test func whatCannotBeReadIsAFailure() throws {
    guard case .failed(let first) = try outcome(xUnit: "<testsuites>"),
      case .failed(let second) = try outcome(events: "{\n")
    else {
      Issue.record("expected failures")
      return
    }
    #expect(first.hasPrefix("cannot read the test results: line 1: "))
    #expect(second.hasPrefix("cannot read the test events: line 1: "))
  }

  @Test func resultsOfAnEarlierRunAreRemoved() throws {
    let files = try TemporaryFiles(["lintel-results-0.xml": Self.xUnit])
    defer { withExtendedLifetime(files) {} }
    let results = TestResults(folder: files.root, number: 0)
    results.remove()
    #expect(results.outcome(status: 0) == .empty)
  }
}
