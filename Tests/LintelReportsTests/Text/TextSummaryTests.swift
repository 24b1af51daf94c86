import LintelReports
import LintelRules
import LintelVocabulary
import Testing

/// What `text` shows of many findings.
struct TextSummaryTests {
  private func text(
    _ result: CheckResult, showsAll: Bool = false, by grouping: FindingGrouping? = nil
  ) -> String {
    let options = ReportOptions(showsAll: showsAll, grouping: grouping)
    return ReportFormat.text.report(.success(result), options: options).text
  }

  @Test func manyFindingsAreSummedUp() {
    #expect(
      text(Samples.skipping(24)) == #"""
        X
        """#)
  }

  @Test func groupsHaveHeadingsAndExamples() {
    #expect(
      text(Samples.skipping(24), by: .component) == #"""
        Y
        """#)
  }

  @Test func fewFindingsAreAllShown() {
    #expect(text(Samples.skipping(20)) == text(Samples.skipping(20), showsAll: true))
    #expect(text(Samples.skipping(21)) != text(Samples.skipping(21), showsAll: true))
  }

  @Test func allFindingsAreShownUnderHeadings() {
    let all = text(Samples.skipping(24), showsAll: true)
    let grouped = text(Samples.skipping(24), showsAll: true, by: .file)
    #expect(grouped.hasPrefix("App/Screen0.swift: 8 findings\n\nApp/Screen0.swift:1:7: note: "))
    #expect(grouped.contains("\n\nApp/Sync4.swift: 1 finding\n\nApp/Sync4.swift:20:7: error: "))
    #expect(
      all.split(separator: "\n").sorted()
        == grouped.split(separator: "\n").filter { !$0.contains(/^[^:]*: [0-9]+ findings?$/) }
        .sorted())
  }

  /// However long single findings are.
  @Test(arguments: [nil, FindingGrouping.rule, .component, .type, .file, .remedy])
  func thousandsOfFindingsTakeAFewScreens(grouping: FindingGrouping?) {
    let lines = text(Samples.skipping(10_000), by: grouping).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 121)
    #expect(lines[0] == "10,000 findings (9,202 errors, 798 notes)")
  }

  @Test func namesAreFitForATerminal() {
    let hostile = Samples.skipping(30).rules[0].findings.map { finding in
      Finding(
        rule: "r\u{1B}[31m", severity: .error, message: "m",
        from: Endpoint(name: "A\u{7}", component: "\u{202E}B"), locations: finding.locations,
        because: "one\n\ntwo\u{1B}[1m", remedy: "three\u{1B}")
    }
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 1, dependencyCount: 1,
      rules: [RuleResult(rule: "r", kind: "forbid", components: [], findings: hostile)])
    for grouping in [nil] + FindingGrouping.allCases.map(Optional.some) {
      let text = text(result, by: grouping)
      #expect(text.contains("by rule:\n  29  r\\u{1B}[31m\n      one two\\u{1B}[1m\n"))
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
    }
  }
}
