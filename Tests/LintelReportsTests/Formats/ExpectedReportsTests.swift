import Foundation
import LintelFindings
import LintelReports
import LintelText
import Testing

/// Whole reports, as the files in `Resources/Reports` have them.
@Suite struct ExpectedReportsTests {
  private static let outcomes: [(String, Result<CheckResult, ConfigurationErrors>)] = [
    ("broken", .success(Samples.broken)), ("documented", .success(Samples.documented)),
    ("hostile", .success(Samples.hostile)), ("misconfigured", .failure(Samples.misconfigured)),
  ]

  @Test(arguments: [ReportFormat.sarif, .github, .gitlab, .checkstyle, .markdown])
  func reports(format: ReportFormat) throws {
    for (name, outcome) in Self.outcomes {
      let url = Bundle.module.url(
        forResource: name, withExtension: format.rawValue, subdirectory: "Reports")
      let expected = try String(contentsOf: #require(url), encoding: .utf8)
      #expect(format.report(outcome).text == expected, "\(name)")
    }
  }

  @Test func noFindings() throws {
    let clean = Result<CheckResult, ConfigurationErrors>.success(Samples.clean)
    #expect(ReportFormat.github.report(clean).text == "lintel: no findings\n")
    #expect(ReportFormat.gitlab.report(clean).text == "[]\n")
    #expect(
      ReportFormat.markdown.report(clean).text == "## Lintel: no findings\n\n1 rule, 1 file\n")
    #expect(ReportFormat.sarif.report(clean).text.contains(#""results": []"#))
  }
}

struct ReportsPageTests {
  @Test func everyFormatIsDocumented() throws {
    let url = URL(filePath: #filePath).appending(path: "../../../../Documentation/Reports.md")
    let page = try String(contentsOf: url.standardized, encoding: .utf8)
    for format in ReportFormat.allCases {
      let cells = ["\n| `\(format.rawValue)` |", "\n| [`\(format.rawValue)`]("]
      #expect(cells.contains(where: page.contains), "\(format)")
    }
  }
}
