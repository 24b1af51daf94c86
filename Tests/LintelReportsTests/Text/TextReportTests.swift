import LintelFindings
import LintelReports
import LintelVocabulary
import Testing

struct TextReportTests {
  private func text(
    _ result: CheckResult, options: ReportOptions = ReportOptions()
  ) -> String {
    ReportFormat.text.report(.success(result), options: options).text
  }

  @Test func findings() {
    #expect(
      text(Samples.broken)
        == #"""
        App/Chat/Chat.swift:3:2: warning: 'Chat' (Chat) and 'Thread' (Threads) depend on each other (no-cycles)
            3 | 	Thread()
              | 	^~~~~~
           path:    'Chat' (Chat) uses 'Thread' (Threads): construct
                      at App/Chat/Chat.swift:3:2
                    'Thread' (Threads) uses 'Chat': keypath
                      at App/Threads/Thread.swift:8:14

        App/Domain/LoginUseCase.swift:12:18: error: 'LoginUseCase' (Domain) uses 'NetworkService' (Data), a layer above it (layering)
           12 |     let service: NetworkService
              |                  ^~~~~~~~~~~~~~
           also at: App/Domain/LoginUseCase.swift:30:7
                    App/Domain/LoginUseCase.swift:31:7
                    App/Domain/LoginUseCase.swift:32:7
                    and 2 more locations
           because: the domain model is the core; services plug into it
           remedy:  declare what LoginUseCase needs as a protocol in Domain, let
                    NetworkService conform to it, and pass it to init

        lintel.yml:21:9: error: an entry of 'allow' is used by nothing (layering)

        3 findings (2 errors, 1 warning) in 2 rules; 118 files, 640 declarations, 2,113 dependencies

        """#)
  }

  /// A result with one finding, and a number of findings that are only ambiguous.
  private func doubtful(_ count: Int, besides findings: [Finding] = []) -> CheckResult {
    let doubts = (0..<count).map { number in
      Finding(
        rule: "r", severity: .note, message: "'A' may use 'B'", from: Endpoint(name: "A"),
        certainty: .ambiguous,
        locations: [SourceLocation(path: "A.swift", line: 5 + number, column: 1)],
        isOnlyAmbiguous: true)
    }
    return Samples.result(findings + doubts)
  }

  @Test func whatIsOnlyAmbiguousIsCounted() {
    let place = SourceLocation(path: "A.swift", line: 1, column: 1)
    let certain = Samples.finding(at: [place])
    let note = Samples.finding(severity: .note, at: [place])
    var options = ReportOptions(showsNotes: false)
    #expect(
      text(doubtful(2, besides: [certain, note]), options: options).hasSuffix(
        """
        2 findings (1 error, 1 note) in 1 rule; 1 file, 2 declarations, 1 dependency
        2 ambiguous findings are not listed; --notes lists them

        """))
    #expect(
      text(doubtful(1), options: options) == """
        no findings; 1 file, 2 declarations, 1 dependency
        1 ambiguous finding is not listed; --notes lists it

        """)
    #expect(!text(doubtful(2, besides: [certain]), options: options).contains("may use"))
    #expect(!text(doubtful(0, besides: [certain]), options: options).contains("--notes"))
    options.showsNotes = true
    #expect(
      text(doubtful(1), options: options) == """
        A.swift:5:1: note: 'A' may use 'B' (r)

        1 finding (1 note) in 1 rule; 1 file, 2 declarations, 1 dependency

        """)
    // What lets the check fail is listed.
    options = ReportOptions(showsNotes: false, failingSeverity: .note)
    #expect(text(doubtful(1), options: options).contains("may use"))
    options = ReportOptions(showsSummary: false, showsNotes: false)
    #expect(text(doubtful(1), options: options) == "")
  }

  @Test func onGitHubWhatIsOnlyAmbiguousIsCounted() {
    let options = ReportOptions(showsNotes: false)
    func lines(_ format: ReportFormat, _ options: ReportOptions) -> String {
      format.report(.success(doubtful(2)), options: options).text
    }
    #expect(
      lines(.github, options)
        == "lintel: no findings; 2 ambiguous findings are not listed; --notes lists them\n")
    #expect(lines(.github, ReportOptions()).contains("::notice file=A.swift,line=6"))
    for format in [ReportFormat.json, .sarif, .gitlab, .checkstyle, .junit] {
      #expect(lines(format, options).contains("may use"), "\(format)")
    }
  }

  @Test func noFindings() {
    #expect(
      text(Samples.clean) == "no findings; 1 file, 0 declarations, 1,234,567 dependencies\n")
  }

  @Test func whatIsHiddenIsCounted() {
    let result = Samples.documented
    #expect(
      text(result).hasSuffix(
        """

        1 finding (1 error) in 1 rule, 1 suppressed; 118 files, 640 declarations, 2,113 dependencies, \
        4 ambiguous names, 31 test files left out
        baseline: 38 accepted, 1 new, 0 fixed

        """))
    let clean = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 1, dependencyCount: 1, rules: [],
      suppressed: result.suppressed + result.suppressed)
    #expect(
      text(clean) == "no findings, 2 suppressed; 1 file, 1 declaration, 1 dependency\n")
    #expect(text(clean, options: ReportOptions(showsSummary: false)) == "")
  }

  @Test func whatIsLeftOutIsSaid() {
    let options = ReportOptions(since: "main\u{7}")
    #expect(
      text(Samples.clean, options: options)
        == "no findings on lines changed since 'main\\u{7}'; 1 file, 0 declarations, 1,234,567 "
        + "dependencies\n")
    #expect(
      text(Samples.documented, options: ReportOptions(since: "main")).contains(
        "\n1 finding (1 error) in 1 rule on lines changed since 'main', 1 suppressed; 118 files"))
  }

  @Test func withoutSummary() {
    let options = ReportOptions(showsSummary: false)
    #expect(text(Samples.clean, options: options) == "")
    #expect(
      text(Samples.broken) == text(Samples.broken, options: options) + """

        3 findings (2 errors, 1 warning) in 2 rules; 118 files, 640 declarations, 2,113 dependencies

        """)
  }

  @Test func configurationErrors() {
    #expect(
      ReportFormat.text.report(.failure(Samples.misconfigured)).text
        == #"""
        lintel.yml:4:3: error: unknown key 'layer', did you mean 'layers'?
        Sources: error: no Swift file is in this folder

        2 errors; nothing was checked

        """#)
  }

  @Test func controlCharactersAreWrittenOut() {
    #expect(
      text(Samples.hostile)
        == #"""
        dir\u{7}/ä.swift:1:5: error: '\u{1B}[31m' uses\u{A}'\u{202E}' & <b> (r\u{0}]]>)
            1 | let \u{1B}[1m = 1 // \u{2028}\u{85}
              |     ^~~~~~~~~
           because: first line
                    second\u{8} line

        1 finding (1 error) in 1 rule; 1 file, 1 declaration, 1 dependency

        """#)
  }

  @Test func colorsSetPartsOffWithoutChangingThem() {
    let colored = text(Samples.broken, options: ReportOptions(usesColor: true))
    #expect(
      colored.hasPrefix(
        "\u{1B}[1mApp/Chat/Chat.swift:3:2:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m "))
    #expect(colored.contains("\n      | \t\u{1B}[32m^~~~~~\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(Samples.broken))
  }

  @Test func thousandsOfFindings() {
    let lines = text(Samples.large(10_000)).split(separator: "\n")
    #expect(lines.count == 30_001)
    #expect(
      lines.last == """
        10,000 findings (6,666 errors, 3,334 warnings) in 1 rule; 100 files, 10,000 declarations, \
        10,000 dependencies
        """)
  }

  @Test func gutterGrowsWithTheLineNumber() {
    let place = SourceLocation(
      path: "A.swift", line: 1_234_567, column: 1, length: 3, sourceLine: "foo()")
    let finding = Finding(rule: "r", severity: .note, message: "m", locations: [place])
    let result = CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 1, dependencyCount: 1,
      rules: [RuleResult(rule: "r", kind: "forbid", components: [], findings: [finding])])
    #expect(
      text(result, options: ReportOptions(showsSummary: false)) == """
        A.swift:1234567:1: note: m (r)
        1234567 | foo()
                | ^~~

        """)
  }
}
