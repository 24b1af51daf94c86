import LintelReports
import LintelText

/// Checks whether scenarios find a fault.
struct FaultCheck {
  /// The scenarios that must fail.
  let expected: [String]

  /// - Parameter tests: runs of the scenarios alone; the expected scenarios must fail in each run.
  func verdict(on tests: RepeatedRuns) -> Verdict {
    let all = TestSelection(tests)
    guard case .ran(let cases) = all.outcome else { return all.verdict("scenario") }
    if cases.contains(where: \.outcome.isErrored) { return all.verdict("scenario") }
    var failures: [String: Int] = [:]
    for case .ran(let cases) in tests.runs.map(\.outcome) {
      for testCase in cases where !testCase.outcome.isPassed {
        failures[testCase.name, default: 0] += 1
      }
    }
    let names = Set(cases.map(\.name))
    let missed: [String] = expected.compactMap { name in
      guard names.contains(name) else { return "there is no scenario '\(name)'" }
      let count = failures[name, default: 0]
      if count == tests.runs.count { return nil }
      return count == 0
        ? "the scenario '\(name)' passes"
        : "the scenario '\(name)' fails in \(count) of \(tests.runs.count) runs"
    }
    guard missed.isEmpty else {
      return .failed(summary: "not caught", details: missed.joined(separator: "\n"))
    }
    return .passed(summary: "caught by \(counted(failures.count, "scenario"))")
  }
}
