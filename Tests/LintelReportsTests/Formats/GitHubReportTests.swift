import LintelFindings
import LintelReports
import LintelVocabulary
import Testing

@Suite struct GitHubReportTests {
  private func lines(
    _ result: CheckResult, options: ReportOptions = ReportOptions()
  ) -> [Substring] {
    ReportFormat.github.report(.success(result), options: options).text
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func whereGitHubShowsAPartOnlyTheSummaryIsACommand() {
    #expect(
      lines(Samples.large(34))[0]
        == "::error title=lintel::34 findings (22 errors, 12 warnings)%0AGitHub shows 10 of each "
        + "severity; the log of this step has all")
    #expect(lines(Samples.large(14))[0] == "lintel: 14 findings (9 errors, 5 warnings)")
    #expect(lines(Samples.large(34)).count == 35)
  }

  @Test func aPartIsNotToldAsTheWhole() {
    #expect(
      lines(Samples.large(14), options: ReportOptions(since: "main"))[0]
        == "lintel: 14 findings (9 errors, 5 warnings) on lines changed since 'main'")
  }

  @Test func quietMeansFindingsOnly() {
    let lines = lines(Samples.large(34), options: ReportOptions(showsSummary: false))
    #expect(lines.count == 34)
    #expect(lines.allSatisfy { $0.contains("title=layering::") })
  }

  @Test func notesWithPlacesAreNotices() {
    let finding = Samples.finding(at: [SourceLocation(path: "A.swift", line: 2, column: 1)])
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 2, dependencyCount: 1,
      rules: Samples.result([finding]).rules,
      notes: [
        Note(path: "App/Package.swift", line: 3, column: 9, message: "100% is\ncomputed"),
        Note(message: "no code belongs to 'Router'"),
      ])
    let paths = RepositoryPaths(source: { "ios/" + $0 }, named: { $0 })
    #expect(
      lines(result, options: ReportOptions(paths: paths)).dropFirst()
        == [
          "::error file=ios/A.swift,line=2,title=r::'A' uses 'B'",
          #"::notice file=ios/App/Package.swift,line=3,title=lintel::100%25 is\u{A}computed"#,
        ])
    #expect(lines(result, options: ReportOptions(showsSummary: false)).count == 1)
  }

  @Test func whatMeansSomethingIsEscaped() {
    let place = SourceLocation(path: "a,b:c%0A/\r\n::error::.swift", line: 2, column: 1)
    let finding = Samples.finding("100% of '::x::'\r\n::error::y", at: [place])
    #expect(
      lines(Samples.result([finding])).dropFirst()
        == [
          #"::error file=a%2Cb%3Ac%250A/\u{D}\u{A}%3A%3Aerror%3A%3A.swift,line=2,title=r"#
            + #"::100%25 of '::x::'\u{D}\u{A}::error::y"#
        ])
  }
}
