import LintelArchitecture
import LintelFindings
import LintelReports
import LintelText

/// The result of checking the rules on a sample, as it is or with an overlay.
struct RulesCheck {
  private let sample: Sample
  private let outcome: Result<CheckResult, ConfigurationErrors>

  /// - Parameter folder: the folder that contains `Sources`, with an overlay or without.
  init(_ sample: Sample, in folder: String) {
    self.sample = sample
    do throws(ConfigurationErrors) {
      outcome = .success(try DeclaredArchitecture(contentsOf: sample.rulesFile).check(folder))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Whether the sample keeps its rules.
  var conformance: Verdict {
    switch outcome {
    case .failure: .unknown(summary: "not checked", details: text)
    case .success(let result) where result.findings.isEmpty:
      .passed(summary: counted(result.rules.count, "rule"))
    case .success(let result):
      .failed(summary: counted(result.findings.count, "finding"), details: text)
    }
  }

  /// The result as test cases, one for each rule.
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

  /// Whether the rules find exactly the findings that are recorded for a twin.
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
