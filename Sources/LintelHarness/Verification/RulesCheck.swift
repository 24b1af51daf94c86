import LintelArchitecture
import LintelReports
import LintelRules

/// What the linter says of a sample, or of one of its twins.
struct RulesCheck {
  private let sample: Sample
  private let outcome: Result<CheckResult, ConfigurationErrors>

  /// - Parameter folder: where the `Sources` of the sample lie, or of its twin.
  init(_ sample: Sample, in folder: String) {
    self.sample = sample
    do throws(ConfigurationErrors) {
      outcome = .success(try Architecture(contentsOf: sample.rulesFile).check(folder))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Whether nothing is found.
  var conformance: Verdict {
    switch outcome {
    case .failure: .unknown(summary: "not checked", details: text)
    case .success(let result) where result.findings.isEmpty:
      .passed(summary: counted(result.rules.count, "rule"))
    case .success(let result):
      .failed(summary: counted(result.findings.count, "finding"), details: text)
    }
  }

  /// One case per rule.
  var cases: [JUnitCase] {
    let className = "\(sample.name).conformance"
    guard case .success(let result) = outcome else {
      return [JUnitCase(className: className, name: "configuration", conformance)]
    }
    return result.rules.map { rule in
      let text = rule.findings.map(\.message).joined(separator: "\n")
      return JUnitCase(
        className: className, name: rule.rule,
        rule.findings.isEmpty
          ? .passed(summary: "")
          : .failed(summary: counted(rule.findings.count, "finding"), details: text))
    }
  }

  /// Whether that is found which is recorded of a twin, and nothing else.
  func exactFindings(of twin: Overlay) -> Verdict {
    guard case .success(let result) = outcome else {
      return .unknown(summary: "not checked", details: text)
    }
    let found = RecordedFindings(result.findings.flatMap(\.parts))
    let difference = RecordedFindings(lines: twin.expected).difference(from: found)
    guard difference.isEmpty else {
      return .failed(
        summary: "findings differ",
        details: (["\(twin.expectedFile): - recorded, + found"] + difference)
          .joined(separator: "\n"))
    }
    return .passed(summary: counted(found.lines.count, "finding"))
  }

  private var text: String {
    String(decoding: ReportFormat.text.report(outcome), as: UTF8.self)
  }
}
