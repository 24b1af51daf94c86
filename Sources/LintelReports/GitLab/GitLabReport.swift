import LintelFindings
import LintelText

/// The outcome of a check as a GitLab code quality report.
struct GitLabReport {
  let options: ReportOptions

  func value(of outcome: Result<CheckResult, ConfigurationErrors>) -> JSONValue {
    switch outcome {
    case .success(let result):
      let findings = result.findings
      let fingerprints = uniqueFingerprints(findings.map(\.fingerprint))
      return .list(count: findings.count) { issue(for: findings[$0], fingerprints[$0]) }
    case .failure(let error):
      let fingerprints = uniqueFingerprints(error.errors.map(fingerprint))
      return .array(zip(error.errors, fingerprints).map(issue))
    }
  }

  private func issue(for finding: Finding, _ fingerprint: String) -> JSONValue {
    let place = finding.locations[0]
    return issue(
      description: finding.message, check: finding.rule, fingerprint: fingerprint,
      severity: word(for: finding.severity), path: options.paths.path(of: place), line: place.line)
  }

  private func issue(for error: ConfigurationError, _ fingerprint: String) -> JSONValue {
    issue(
      description: error.message, check: Self.configuration, fingerprint: fingerprint,
      severity: "blocker", path: options.paths.path(of: error), line: max(error.line, 1))
  }

  private func fingerprint(of error: ConfigurationError) -> String {
    FindingIdentity(
      rule: Self.configuration, from: options.paths.path(of: error), to: error.message,
      through: nil, kind: nil, isAmbiguous: false
    ).fingerprint
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
