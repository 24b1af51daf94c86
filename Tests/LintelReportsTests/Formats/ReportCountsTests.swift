import Foundation
import LintelFindings
import LintelReports
import Testing

/// All formats count the same.
@Suite struct ReportCountsTests {
  private struct Counts: Equatable {
    var errors = 0
    var warnings = 0
    var notes = 0

    init(_ words: [String]) throws {
      for word in words {
        switch word {
        case "error", "major": errors += 1
        case "warning", "minor": warnings += 1
        case "note", "notice", "info": notes += 1
        default: Issue.record("no severity: \(word)")
        }
      }
    }
  }

  /// The severity of each finding, as a reader of the format gets at it.
  private func severities(in format: ReportFormat, _ result: CheckResult) throws -> [String] {
    let bytes = format.report(.success(result))
    let text = bytes.text
    switch format {
    case .sarif:
      return try SARIFLog(bytes).results.filter { $0.suppressions.isEmpty }.map(\.level)
    case .gitlab:
      let issues = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
      return try #require(issues).compactMap { $0["severity"] as? String }
    case .github:
      // The title of a finding is its rule, that of a note about the project is 'lintel'.
      return text.matches(of: #/(?m)^::([a-z]+) ([^:]*)::/#)
        .filter { !$0.2.hasSuffix("title=lintel") }.map { String($0.1) }
    case .checkstyle: return text.matches(of: #/ severity="([a-z]+)"/#).map { String($0.1) }
    case .markdown:
      let shown = text.prefix(upTo: text.firstRange(of: "Unchanged:")?.lowerBound ?? text.endIndex)
      return shown.matches(of: #/(?m)^- ([a-z]+) at /#).map { String($0.1) }
    case .text, .json, .junit:
      Issue.record("nothing reads \(format) here")
      return []
    }
  }

  @Test(arguments: [ReportFormat.sarif, .github, .gitlab, .checkstyle, .markdown])
  func countsAreThoseOfTheResult(format: ReportFormat) throws {
    for result in [Samples.broken, Samples.documented, Samples.hostile, Samples.ofEachSeverity] {
      let expected = try Counts(result.findings.map(\.severity.rawValue))
      #expect(try Counts(severities(in: format, result)) == expected)
    }
  }

  @Test(arguments: [ReportFormat.sarif, .github, .gitlab, .checkstyle, .markdown])
  func theOrderInWhichFindingsAreFoundDoesNotMatter(format: ReportFormat) {
    let result = Samples.large(500)
    let turned = CheckResult(
      rulesFile: result.rulesFile, fileCount: result.fileCount,
      declarationCount: result.declarationCount, dependencyCount: result.dependencyCount,
      rules: result.rules.map { rule in
        RuleResult(
          rule: rule.rule, kind: rule.kind, components: rule.components,
          findings: rule.findings.reversed())
      })
    #expect(format.report(.success(turned)) == format.report(.success(result)))
  }
}
