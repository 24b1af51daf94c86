import LintelReports
import Testing

@testable import LintelHarness

/// The table of a verification, as a whole text, and its report.
@Suite struct VerificationTableTests {
  private let rules = Verdict.passed(summary: "3 rules")
  private let passed = Verdict.passed(summary: "20/20")

  private func line(
    _ name: String, _ kind: Overlay.Kind? = nil, rules: Verdict? = nil, scenarios: Verdict?,
    unitTests: Verdict? = .passed(summary: "9/9"), log: String? = nil
  ) -> SubjectVerification {
    SubjectVerification(
      kind: kind, name: name, suite: name.split(separator: "/").first.map(String.init) ?? name,
      rules: rules, scenarios: scenarios, unitTests: unitTests, time: .microseconds(995_000),
      log: log, cases: [JUnitCase(className: "x", name: name, outcome: .passed)])
  }

  private func verification(
    _ lines: SubjectVerification..., shared: Verdict? = nil
  ) -> Verification {
    Verification(
      lines: lines,
      shared: shared.map { line("shared", scenarios: nil, unitTests: $0) },
      time: .milliseconds(61_500))
  }

  @Test func allThatPassed() {
    let all = verification(
      line("MVC", rules: rules, scenarios: passed),
      line("MVC/ViewKnowsModel", .twin, rules: .passed(summary: "4 findings"), scenarios: passed),
      line(
        "MVC/message-lost", .fault, scenarios: .passed(summary: "caught by 1 scenario"),
        unitTests: nil),
      shared: .passed(summary: "5/5"))
    #expect(all.isPassed)
    #expect(
      all.table == """
                            rules          scenarios                unit tests  time
        MVC                 ok 3 rules     ok 20/20                 ok 9/9      1.00 s
        MVC/ViewKnowsModel  ok 4 findings  ok 20/20                 ok 9/9      1.00 s
        MVC/message-lost    -              ok caught by 1 scenario  -           1.00 s

        shared code: ok 5/5
        1 variant, 1 twin and 1 fault in 61.50 s: all as expected

        """)
  }

  @Test func failuresAreShownInDetail() {
    let differ = Verdict.failed(summary: "findings differ", details: "- a\n+ b")
    let all = verification(
      line("MVC", rules: rules, scenarios: passed),
      line("MVC/Broken", .twin, rules: differ, scenarios: passed, log: "logs/MVC-Broken.log"))
    #expect(!all.isPassed && all.isComplete)
    #expect(
      all.table == """
                    rules                   scenarios  unit tests  time
        MVC         ok 3 rules              ok 20/20   ok 9/9      1.00 s
        MVC/Broken  FAILED findings differ  ok 20/20   ok 9/9      1.00 s

        1 variant, 1 twin and 0 faults in 61.50 s: 1 not as expected

        MVC/Broken rules: findings differ
        - a
        + b
        see 'logs/MVC-Broken.log'

        """)
  }

  /// A run that failed is the reason for several verdicts; its log is shown once.
  @Test func oneReasonIsShownOnce() {
    let broken = Verdict.unknown(summary: "'swift test' ended with status 1", details: "error: x")
    let all = verification(
      line("MVC", rules: rules, scenarios: broken, unitTests: broken), shared: broken)
    #expect(!all.isPassed && !all.isComplete)
    #expect(
      all.table.hasSuffix(
        """
        in 61.50 s: 2 not as expected

        MVC scenarios: 'swift test' ended with status 1
        error: x

        MVC unit tests: 'swift test' ended with status 1

        shared unit tests: 'swift test' ended with status 1

        """), "\(all.table)")
  }

  @Test func theReportHasASuiteForEachSampleAndOneForTheRest() {
    let report = verification(
      line("MVC", rules: rules, scenarios: passed),
      line("MVC/Broken", .twin, rules: rules, scenarios: passed),
      line("MVVM", rules: rules, scenarios: passed), shared: passed
    ).junit
    #expect(report.suites.map(\.name) == ["MVC", "MVVM", "shared"])
    #expect(
      report.suites.map { $0.cases.map(\.name) } == [["MVC", "MVC/Broken"], ["MVVM"], ["shared"]])
    #expect(
      report.suites.map(\.time) == [.milliseconds(1990), .milliseconds(995), .milliseconds(995)])
  }

  @Test func aTwinIsOneCase() {
    let sample = Sample(name: "MVC", folder: "MVC", isPackage: false)
    let twin = Overlay(
      kind: .twin, name: "X", diff: "BrokenX.diff", files: [], expected: [],
      expectedFile: "MVC/BrokenX.expected")
    let line = SubjectVerification(
      sample, twin, rules: rules, scenarios: .failed(summary: "19/20", details: "sends"),
      unitTests: passed, time: .seconds(2))
    let failure = JUnitFailure(message: "19/20", type: "verification", text: "sends")
    #expect(
      line.cases == [
        JUnitCase(
          className: "MVC.twins", name: "X", time: .seconds(2), outcome: .failed([failure]))
      ])
  }

  @Test func noLogIsObeyed() {
    let bad = Verdict.failed(summary: "1/2 \u{1B}[1m", details: "\u{1B}[2J\tred\r\nnext\u{202E}\n")
    let table = verification(line("M\u{1B}C", rules: rules, scenarios: bad), shared: bad).table
    #expect(table.contains("\n\\u{1B}[2J\tred\\u{D}\nnext\\u{202E}\n"))
    let others = table.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
    #expect(!others.contains { $0.properties.generalCategory == .control })
    #expect(!others.contains("\u{202E}"))
  }
}
