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
        24 findings (22 errors, 2 notes)

        by rule:
          23  layers
              a very long reason that is wrapped, so that it can be read in a terminal
              of eighty columns as well
           1  no-core-data

        by component:
          9  App → Data
          8  App → Storage
          6  Yosemite → Data
          1  App → module CoreData

        by type:
          8  Screen0 (App)
          7  Screen2 (App)
          5  Screen1 (App)
          2  Sync1 (Yosemite)
          1  Sync0 (Yosemite)
          and 1 more, with 1 finding

        """# + text(Samples.skipping(24)).drop(upTo: "App/Screen0.swift:2:1: error:"))
  }

  @Test func fewFindingsAreAllShown() {
    #expect(text(Samples.skipping(20)) == text(Samples.skipping(20), showsAll: true))
    #expect(text(Samples.skipping(21)) != text(Samples.skipping(21), showsAll: true))
  }
}
