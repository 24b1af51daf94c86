/// The outcome of a check in a test: the failures of the test, and remarks that are only printed.
struct TestOutcome {
  let failures: [Failure]
  /// The findings of the severities `warning` and `note`, as `lintel check` prints them.
  let remarks: [String]

  init(
    _ architecture: Architecture, in root: String, baseline: Architecture.Baseline
  ) {
    do throws(Architecture.Errors) {
      let findings = try architecture.check(root, baseline: baseline).findings
      failures = findings.filter { $0.severity == .error }.map { finding in
        let place = finding.places[0]
        return Failure(
          text: finding.description, path: place.absolutePath, line: place.line,
          column: place.column)
      }
      remarks = findings.filter { $0.severity != .error }.map(\.description)
    } catch {
      failures = error.errors.map {
        Failure(text: $0.description, path: $0.path, line: $0.line, column: $0.column)
      }
      remarks = []
    }
  }

  /// A finding or error that makes a test fail, with its location.
  struct Failure {
    let text: String
    let path: String
    /// The line, from 1; 0 if the failure concerns the file as a whole.
    let line: Int
    let column: Int
  }
}
