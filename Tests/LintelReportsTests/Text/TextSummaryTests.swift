import LintelFindings
import LintelReports
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

  @Test func theGoBetweenOfMostWaysIsNamedOnce() {
    let text = text(Samples.reaching(24))
    #expect(
      text.prefix(while: { $0 != "/" }) == """
        24 findings (24 errors)

        by rule:
          15  no-core-data
           9  reach

        by component:
          15  App → module CoreData
           9  App → Data

        by type:
          15  Screen0 (App)
           9  App

        'Analytics' is in 6 of 9 chains through code in no component: put it into a
          component

        App
        """)
    #expect(text.split(separator: "put it into a").count == 2)
  }

  @Test func waysThatHaveNothingInCommonNameNoGoBetween() {
    #expect(!text(Samples.skipping(24)).contains("chains through"))
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
          10  App → Data
           7  App → Storage
           6  Yosemite → Data
           1  App → module CoreData

        by type:
          7  Screen0 (App)
          6  Screen2 (App)
          5  Screen1 (App)
          2  Sync3 (Yosemite)
          1  Sync0 (Yosemite)
          and 3 more, with 3 findings

        App/Screen0.swift:7:7: error: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
            7 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen0.swift:10:7: error: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           10 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen0.swift:19:7: error: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           19 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen0.swift:22:7: error: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           22 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen0.swift:23:7: error: 'Screen0' (App) imports module 'CoreData' (no-core-data)
           23 |   let row: Row
              |       ^~~
           remedy:  keep the code that needs CoreData outside

        App/Screen1.swift:2:7: error: 'Screen1' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
            2 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen1.swift:5:7: error: 'Screen1' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
            5 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen1.swift:11:7: error: 'Screen1' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
           11 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen1.swift:14:7: error: 'Screen1' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           14 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen1.swift:17:7: error: 'Screen1' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
           17 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:3:7: error: 'Screen2' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
            3 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:6:7: error: 'Screen2' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
            6 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:9:7: error: 'Screen2' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
            9 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:15:7: error: 'Screen2' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
           15 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:18:7: error: 'Screen2' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           18 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Screen2.swift:21:7: error: 'Screen2' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
           21 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Sync0.swift:16:7: error: 'Sync0' (Yosemite) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           16 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Sync1.swift:12:7: error: 'Sync1' (Yosemite) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           12 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App/Sync2.swift:8:7: error: 'Sync2' (Yosemite) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
            8 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        and 5 more findings; --all shows all, --group-by groups them

        24 findings (22 errors, 2 notes) in 2 rules; 8 files, 30 declarations, 400 dependencies

        """#)
  }

  @Test func groupsHaveHeadingsAndExamples() {
    #expect(
      text(Samples.skipping(24), by: .component) == #"""
        24 findings (22 errors, 2 notes)

        by rule:
          23  layers
              a very long reason that is wrapped, so that it can be read in a terminal
              of eighty columns as well
           1  no-core-data

        App → Data: 10 findings, such as

        App/Screen0.swift:7:7: error: 'Screen0' (App) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
            7 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App → Storage: 7 findings, such as

        App/Screen1.swift:5:7: error: 'Screen1' (App) uses 'Row' (Storage), skipping the closed layer 'Core' (layers)
            5 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        Yosemite → Data: 6 findings, such as

        App/Sync0.swift:16:7: error: 'Sync0' (Yosemite) uses 'Row' (Data), skipping the closed layer 'Core' (layers)
           16 |   let row: Row
              |       ^~~
           remedy:  use it through 'Core'

        App → module CoreData: 1 finding

        App/Screen0.swift:23:7: error: 'Screen0' (App) imports module 'CoreData' (no-core-data)
           23 |   let row: Row
              |       ^~~
           remedy:  keep the code that needs CoreData outside

        --all shows all findings

        24 findings (22 errors, 2 notes) in 2 rules; 8 files, 30 declarations, 400 dependencies

        """#)
  }

  /// Whatever programs look for stays one line: the place with its message, places, and the counts.
  @Test func proseIsWrappedAndPlacesAreWhole() {
    let place = SourceLocation(
      path: "App/Purchases/Checkout/CheckoutViewController.swift", line: 7, column: 13, length: 5,
      sourceLine: "  let store: Store")
    let screen = Endpoint(name: "CheckoutViewController", component: "Purchases")
    let finding = Finding(
      rule: "layers", severity: .error,
      message: "'CheckoutViewController' (Purchases) uses 'Store' (Data), a layer above it",
      from: screen, to: Endpoint(name: "Store", component: "Data"), kind: .type,
      locations: [place, place],
      because: "screens show what they are given, so that a preview of one needs no database",
      remedy:
        "move the code that needs Store to a component that may use Store, or move the struct Store to "
        + "where both may use it",
      path: [
        Hop(from: screen, to: Endpoint(name: "Cart"), kind: .type, location: place),
        Hop(
          from: Endpoint(name: "Cart"), to: Endpoint(name: "Store"), kind: .construct,
          location: SourceLocation(path: "Cart.swift", line: 3, column: 9, length: 5)),
      ])
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 2, declarationCount: 3, dependencyCount: 2_000,
      ambiguousNameCount: 1_000,
      rules: [RuleResult(rule: "layers", kind: "layers", components: [], findings: [finding])])
    #expect(
      text(result, by: .remedy) == #"""
        move the code that needs Store to a component that may use Store, or move the
          struct Store to where both may use it: 1 finding

        App/Purchases/Checkout/CheckoutViewController.swift:7:13: error: 'CheckoutViewController' (Purchases) uses 'Store' (Data), a layer above it (layers)
            7 |   let store: Store
              |             ^~~~~
           path:    'CheckoutViewController' (Purchases) uses 'Cart': type
                      at App/Purchases/Checkout/CheckoutViewController.swift:7:13
                    'Cart' uses 'Store': construct at Cart.swift:3:9
           also at: App/Purchases/Checkout/CheckoutViewController.swift:7:13
           because: screens show what they are given, so that a preview of one needs no
                    database
           remedy:  move the code that needs Store to a component that may use Store, or
                    move the struct Store to where both may use it

        1 finding (1 error) in 1 rule; 2 files, 3 declarations, 2,000 dependencies, 1,000 ambiguous names

        """#)
  }

  @Test func fewFindingsAreAllShown() {
    #expect(text(Samples.skipping(20)) == text(Samples.skipping(20), showsAll: true))
    #expect(text(Samples.skipping(21)) != text(Samples.skipping(21), showsAll: true))
  }

  @Test func allFindingsAreShownUnderHeadings() {
    let all = text(Samples.skipping(24), showsAll: true)
    let grouped = text(Samples.skipping(24), showsAll: true, by: .file)
    #expect(grouped.hasPrefix("App/Screen0.swift: 7 findings\n\nApp/Screen0.swift:1:7: note: "))
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
