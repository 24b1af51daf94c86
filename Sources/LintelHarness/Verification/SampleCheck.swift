import Lintel
import LintelReports
import LintelRules
import LintelWorkspace

/// What the linter says of a sample and of its broken variant.
struct SampleCheck {
  let conformance: Verdict
  let brokenVariant: Verdict
  let cases: [JUnitCase]
  let time: Duration

  /// - Parameter folder: of the broken variant: the sample's sources with the overlay on top.
  init(_ sample: Sample, brokenVariant folder: String) {
    let clock = ContinuousClock()
    let start = clock.now
    let own = Self.check(sample.folder, sample)
    conformance = Self.conformance(own)
    brokenVariant = Self.brokenVariant(Self.check(folder, sample), sample)
    time = clock.now - start
    cases =
      Self.conformanceCases(own, "\(sample.name).conformance")
      + [
        JUnitCase(className: "\(sample.name).broken-variant", name: "exact findings", brokenVariant)
      ]
  }

  private typealias Outcome = Result<CheckResult, ConfigurationErrors>

  private static func check(_ folder: String, _ sample: Sample) -> Outcome {
    do throws(ConfigurationErrors) {
      return .success(try Architecture(contentsOf: sample.rulesFile).check(folder))
    } catch {
      return .failure(error)
    }
  }

  private static func conformance(_ outcome: Outcome) -> Verdict {
    switch outcome {
    case .failure: return .unknown(summary: "not checked", details: text(of: outcome))
    case .success(let result):
      guard result.findings.isEmpty else {
        return .failed(
          summary: counted(result.findings.count, "finding"), details: text(of: outcome))
      }
      return .passed(summary: counted(result.rules.count, "rule"))
    }
  }

  private static func brokenVariant(_ outcome: Outcome, _ sample: Sample) -> Verdict {
    guard case .success(let result) = outcome else {
      return .unknown(summary: "not checked", details: text(of: outcome))
    }
    guard let bytes = try? readFile(at: sample.recordedFindings) else {
      return .unknown(summary: "no recorded findings", details: sample.recordedFindings)
    }
    let recorded = RecordedFindings(String(decoding: bytes, as: UTF8.self))
    let found = RecordedFindings(result.findings)
    guard !recorded.lines.isEmpty else {
      return .unknown(summary: "no finding is recorded", details: sample.recordedFindings)
    }
    let difference = recorded.difference(from: found)
    guard difference.isEmpty else {
      return .failed(
        summary: "findings differ",
        details: (["\(sample.recordedFindings): - recorded, + found"] + difference)
          .joined(separator: "\n"))
    }
    return .passed(summary: counted(found.lines.count, "finding"))
  }

  private static func conformanceCases(_ outcome: Outcome, _ className: String) -> [JUnitCase] {
    guard case .success(let result) = outcome else {
      return [JUnitCase(className: className, name: "configuration", conformance(outcome))]
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

  private static func text(of outcome: Outcome) -> String {
    String(decoding: ReportFormat.text.report(outcome), as: UTF8.self)
  }
}

extension JUnitCase {
  fileprivate init(className: String, name: String, _ verdict: Verdict) {
    switch verdict {
    case .passed: self.init(className: className, name: name, outcome: .passed)
    case .failed(let summary, let details):
      self.init(
        className: className, name: name,
        outcome: .failed([JUnitFailure(message: summary, type: "verification", text: details)]))
    case .unknown(let summary, let details):
      self.init(
        className: className, name: name,
        outcome: .errored(JUnitFailure(message: summary, type: "verification", text: details)))
    }
  }
}

extension Verdict {
  /// Passed if both are; otherwise the first that is unknown, or else that failed.
  func and(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.unknown, _): self
    case (_, .unknown): other
    case (.failed, _): self
    case (_, .failed): other
    case (.passed(let first), .passed(let second)):
      .passed(summary: "\(first), \(second)")
    }
  }
}
