import LintelFindings
import LintelText

/// The outcome of a check as a code quality report of GitLab.
struct GitLabReport {
  let options: ReportOptions

  func value(of outcome: Result<CheckResult, ConfigurationErrors>) -> JSONValue {
    var fingerprints = NumberedFingerprints()
    switch outcome {
    case .success(let result):
      return .array(result.findings.map { issue(for: $0, &fingerprints) })
    case .failure(let error):
      return .array(error.errors.map { issue(for: $0, &fingerprints) })
    }
  }

  private func issue(
    for finding: Finding, _ fingerprints: inout NumberedFingerprints
  ) -> JSONValue {
    let place = finding.locations[0]
    return issue(
      description: finding.message, check: finding.rule,
      fingerprint: fingerprints.next(finding.fingerprint), severity: word(for: finding.severity),
      path: options.paths.path(of: place), line: place.line)
  }

  private func issue(
    for error: ConfigurationError, _ fingerprints: inout NumberedFingerprints
  ) -> JSONValue {
    let path = options.paths.path(of: error)
    let identity = FindingIdentity(
      rule: Self.configuration, from: path, to: error.message, through: nil, kind: nil,
      isAmbiguous: false)
    return issue(
      description: error.message, check: Self.configuration,
      fingerprint: fingerprints.next(identity.fingerprint), severity: "blocker", path: path,
      line: max(error.line, 1))
  }

  private static let configuration = "configuration"

  private func issue(
    description: String, check: String, fingerprint: String, severity: String, path: String,
    line: Int
  ) -> JSONValue {
    .object([
      "description": .string(description.visible),
      "check_name": .string(check.visible),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity),
      "location": .object([
        "path": .string(path.visible), "lines": .object(["begin": .number(line)]),
      ]),
    ])
  }

  private func word(for severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
