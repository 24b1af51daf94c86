/// What a check in a test has to tell: findings that let it fail, and others.
struct Expectation {
  let failures: [Failure]
  /// Warnings and notes, as the command prints them.
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

  /// Something that lets a test fail, and its place.
  struct Failure {
    let text: String
    let path: String
    /// 0 for a file as a whole.
    let line: Int
    let column: Int
  }
}
