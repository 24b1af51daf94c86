import LintelFindings
import LintelText
import LintelVocabulary

/// The outcome of a check for programs, as `Documentation/JSON.md` describes it.
struct JSONReport: Sendable {
  /// The version of the format, which changes whenever a program that reads the report could break.
  static let version = 2

  func value(of outcome: Result<CheckResult, ConfigurationErrors>) -> JSONValue {
    switch outcome {
    case .success(let result): value(of: result)
    case .failure(let error): value(of: error)
    }
  }

  private func value(of result: CheckResult) -> JSONValue {
    let findings = result.findings
    return .object([
      "version": .number(Self.version),
      "outcome": .string("checked"),
      "rulesFile": .string(result.rulesFile),
      "summary": summary(of: result, findings: findings),
      "rules": .array(result.rules.map(value)),
      "findings": .list(count: findings.count) { .members(members(of: findings[$0])) },
      "suppressed": .array(result.suppressed.map(value)),
      "baseline": result.baseline.map(value) ?? .null,
      "notes": .array(result.notes.map(value)),
    ])
  }

  private func value(of error: ConfigurationErrors) -> JSONValue {
    .object([
      "version": .number(Self.version),
      "outcome": .string("not-checked"),
      "problems": .array(error.errors.map(value)),
    ])
  }

  private func value(of error: ConfigurationError) -> JSONValue {
    .object([
      "path": .string(error.path),
      "line": .number(error.line),
      "column": .number(error.column),
      "message": .string(error.message),
    ])
  }

  private func summary(of result: CheckResult, findings: [Finding]) -> JSONValue {
    func count(_ severity: Severity) -> JSONValue {
      .number(findings.count { $0.severity == severity })
    }
    return .object([
      "findings": .number(findings.count),
      "errors": count(.error),
      "warnings": count(.warning),
      "notes": count(.note),
      "suppressed": .number(result.suppressed.count),
      "files": .number(result.fileCount),
      "declarations": .number(result.declarationCount),
      "dependencies": .number(result.dependencyCount),
      "ambiguous": .number(result.ambiguousNameCount),
      "previewsLeftOut": .number(result.leftOut.previews),
      "branchesLeftOut": .number(result.leftOut.branches),
      "testsLeftOut": .number(result.leftOut.tests),
      "excludedByManifests": .number(result.leftOut.excluded),
      "ofTools": .number(result.leftOut.tools),
      "waysLeftOut": .number(result.leftOut.ways),
    ])
  }

  private func value(of rule: RuleResult) -> JSONValue {
    .object([
      "rule": .string(rule.rule),
      "kind": .string(rule.kind),
      "because": JSONValue(rule.because),
      "components": JSONValue(rule.components),
      "findings": .number(rule.findings.count),
    ])
  }

  private func members(of finding: Finding) -> [(key: String, value: JSONValue)] {
    [
      ("fingerprint", .string(finding.fingerprint)),
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("from", finding.from.map(value) ?? .null),
      ("to", finding.to.map(value) ?? .null),
      ("through", finding.through.map(value) ?? .null),
      ("reference", JSONValue(finding.kind?.rawValue)),
      ("certainty", .string(finding.certainty.rawValue)),
      ("reason", JSONValue(finding.ambiguity?.rawValue)),
      ("places", .array(finding.locations.map(value))),
      ("also", .array(finding.parts.dropFirst().map(member))),
      ("because", JSONValue(finding.because)),
      ("remedy", JSONValue(finding.remedy)),
      ("path", .array(finding.path.map(value))),
    ]
  }

  private func member(_ part: Finding) -> JSONValue {
    .object([
      "to": part.to.map(value) ?? .null,
      "reference": JSONValue(part.kind?.rawValue),
      "certainty": .string(part.certainty.rawValue),
      "places": .array(part.locations.map(value)),
    ])
  }

  private func value(of part: SuppressedFinding) -> JSONValue {
    let suppressions = part.suppressions.map { suppression in
      JSONValue.object([
        "reason": .string(suppression.reason), "place": value(of: suppression.location),
      ])
    }
    return .members(members(of: part.finding) + [("suppressions", .array(suppressions))])
  }

  private func value(of delta: BaselineDelta) -> JSONValue {
    .object([
      "path": .string(delta.path),
      "accepted": .number(delta.accepted),
      "new": .number(delta.new),
      "fixed": .number(delta.fixed),
    ])
  }

  private func value(of endpoint: Endpoint) -> JSONValue {
    .object([
      "name": .string(endpoint.name),
      "component": JSONValue(endpoint.component),
      "file": JSONValue(endpoint.path),
      "group": JSONValue(endpoint.group),
    ])
  }

  private func value(of place: SourceLocation) -> JSONValue {
    .object([
      "path": .string(place.path),
      "line": .number(place.line),
      "column": .number(place.column),
      "length": .number(place.length),
      "source": JSONValue(place.sourceLine),
      "sourceColumn": .number(place.sourceColumn),
    ])
  }

  private func value(of note: Note) -> JSONValue {
    .object([
      "place": note.location.map(value) ?? .null,
      "message": .string(note.message),
    ])
  }

  private func value(of hop: Hop) -> JSONValue {
    .object([
      "from": value(of: hop.from),
      "to": value(of: hop.to),
      "reference": .string(hop.kind.rawValue),
      "place": value(of: hop.location),
    ])
  }
}
