import LintelFindings
import LintelText

/// The outcome of a check as test results: one case per rule and component.
///
/// It contains no measured times, so that equal outcomes give equal reports.
struct JUnitReport {
  let options: ReportOptions

  /// The name of the case for findings that belong to none of a rule's components, and of the only
  /// case of a rule without components.
  static let wholeRule = "rule as a whole"
  /// The largest number of findings that a case reports in full.
  static let findingLimit = 100

  func document(of outcome: Result<CheckResult, ConfigurationErrors>) -> JUnitDocument {
    let suite =
      switch outcome {
      case .success(let result): suite(of: result)
      case .failure(let error): suite(of: error)
      }
    return JUnitDocument(name: "lintel", suites: [suite])
  }

  private func suite(of result: CheckResult) -> JUnitSuite {
    JUnitSuite(name: result.rulesFile.visible, cases: result.rules.flatMap(cases))
  }

  /// Returns a suite with one case, however many errors there are, so that a CI service shows one
  /// test that fails and later passes again.
  private func suite(of error: ConfigurationErrors) -> JUnitSuite {
    let first = error.errors.first
    let lines = error.errors.map {
      "\($0.placeText(options.localPaths)): error: \($0.message.visible)\n"
    }
    let error = JUnitFailure(
      message: first?.message.visible ?? "", type: "configuration", text: lines.joined())
    return JUnitSuite(
      name: "configuration",
      cases: [
        JUnitCase(
          className: "lintel", name: "configuration",
          file: first.map { options.localPaths.path(of: $0).visible },
          line: first.flatMap { $0.line > 0 ? $0.line : nil }, outcome: .errored(error))
      ])
  }

  private func cases(of rule: RuleResult) -> [JUnitCase] {
    let known = Set(rule.components)
    var findings: [String?: [Finding]] = [:]
    for finding in rule.findings {
      // The parts of a finding about a step may begin in different components.
      let components = Set(
        finding.parts.map { $0.from?.component.flatMap { known.contains($0) ? $0 : nil } })
      for component in components { findings[component, default: []].append(finding) }
    }
    var cases = rule.components.map { component in
      testCase(of: rule, name: component, findings: findings[component] ?? [])
    }
    if let others = findings[nil] {
      cases.append(testCase(of: rule, name: Self.wholeRule, findings: others))
    } else if rule.components.isEmpty {
      cases.append(testCase(of: rule, name: Self.wholeRule, findings: []))
    }
    return cases
  }

  private func testCase(of rule: RuleResult, name: String, findings: [Finding]) -> JUnitCase {
    let failing = findings.filter { $0.severity >= options.failingSeverity }
    let others = findings.filter { $0.severity < options.failingSeverity }
    var value = JUnitCase(className: rule.rule.visible, name: name.visible, outcome: .passed)
    if let first = failing.first {
      value.file = options.localPaths.path(of: first.locations[0]).visible
      value.line = first.locations[0].line
      value.outcome = .failed([
        JUnitFailure(message: message(of: failing, first), type: rule.kind, text: text(of: failing))
      ])
    }
    if !others.isEmpty { value.systemOut = text(of: others) }
    return value
  }

  private func message(of findings: [Finding], _ first: Finding) -> String {
    let message = first.message.visible
    return findings.count == 1 ? message : "\(findings.severityText), the first: \(message)"
  }

  /// Returns the text of as many findings as a test tab can show, and the count of the others. All
  /// are findings of one rule, so only the first gives the reason of the rule.
  private func text(of findings: [Finding]) -> String {
    let style = TextStyle(usesColor: false)
    var text = findings.prefix(Self.findingLimit).enumerated().map { position, finding in
      FindingText(style: style, paths: options.localPaths, showsReason: position == 0)
        .text(of: finding)
    }
    let rest = findings.count - text.count
    if rest > 0 { text.append("and \(counted(rest, "more finding"))\n") }
    return text.joined(separator: "\n")
  }
}
