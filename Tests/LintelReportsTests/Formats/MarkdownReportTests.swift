import LintelFindings
import LintelReports
import LintelVocabulary
import Testing

@Suite struct MarkdownReportTests {
  private func text(_ result: CheckResult, options: ReportOptions = ReportOptions()) -> String {
    ReportFormat.markdown.report(.success(result), options: options).text
  }

  /// A comment of GitHub has 65,536 characters.
  @Test func longListsEndAndCountTheRest() throws {
    let text = text(Samples.large(10_000))
    #expect(text.utf8.count < 65_536)
    let rest = try #require(text.firstMatch(of: /(?m)^- and ([0-9]+) more$/))
    let shown = text.matches(of: #/(?m)^- (error|warning) at /#).count
    #expect(shown > 100)
    #expect(try shown + #require(Int(rest.1)) == 10_000)
    #expect(text.hasPrefix("## Lintel: 10,000 findings (6,666 errors, 3,334 warnings)\n"))
  }

  @Test func whatHasNoRoomAtAllIsCounted() {
    let message = String(repeating: "x", count: 70_000)
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    #expect(
      text(Samples.result([Samples.finding(message, at: [place])])).hasSuffix(
        "<summary>Findings: 1 error</summary>\n\n- and 1 more\n\n</details>\n"))
  }

  @Test(arguments: [
    ("plain <b> @all [a](b) | $", "`plain <b> @all [a](b) | $`"), ("`", "`` ` ``"),
    ("a`b``c", "``` a`b``c ```"), (" a", "`  a `"), ("a\n- b", #"`a\u{A}- b`"#),
  ])
  func textsAreCodeOfOneLine(message: String, code: String) {
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    let text = text(Samples.result([Samples.finding(message, at: [place])]))
    #expect(text.contains("\n- error at `A.swift:1`: \(code)\n"))
  }

  @Test func changedLinesAreNamed() {
    let text = text(Samples.broken, options: ReportOptions(since: "main"))
    #expect(
      text.hasPrefix("## Lintel: 3 findings (2 errors, 1 warning) on lines changed since `main`"))
  }

  @Test func whatIsFixedIsNotNew() {
    let fixed = Finding(
      rule: Baseline.ruleName, severity: .error, message: "an accepted finding is fixed",
      locations: [SourceLocation(path: "lintel.baseline", line: 2, column: 1)])
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 1, dependencyCount: 1,
      rules: [
        RuleResult(rule: "baseline", kind: "baseline", components: [], findings: [fixed])
      ],
      baseline: BaselineDelta(path: "lintel.baseline", accepted: 0, new: 0, fixed: 1))
    let text = text(result)
    #expect(text.contains("\n0 rules, 1 file; baseline: 0 accepted, 0 new, 1 fixed\n"))
    #expect(text.contains("<summary>Fixed: 1 error</summary>"))
    #expect(!text.contains("<summary>New"))
  }
}
