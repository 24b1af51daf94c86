import LintelFindings
import LintelVocabulary
import Testing

@Suite struct BaselineDeltaTests {
  private func finding(_ from: String, lines: [Int], message: String = "m") -> Finding {
    Finding(
      rule: "r", severity: .error, message: message, from: Endpoint(name: from),
      to: Endpoint(name: "Screen"), kind: .type,
      locations: lines.map { SourceLocation(path: "A.swift", line: $0, column: 1) })
  }

  private func applied(
    _ baseline: String, to findings: [Finding], rule: String = "r"
  ) throws -> (messages: [String], delta: BaselineDelta) {
    let text = "# lintel baseline 1\n" + baseline
    let results = [RuleResult(rule: rule, kind: "forbid", components: [], findings: findings)]
    let (left, _, delta) = try Baseline(path: "b", Array(text.utf8)).applied(to: results, path: "b")
    #expect(left.map(\.rule) == [rule, "baseline"])
    return (
      left.flatMap(\.findings).map {
        "\($0.locations[0].path):\($0.locations[0].line) \($0.message)"
      },
      delta
    )
  }

  @Test func whatIsAcceptedIsNotShown() throws {
    let (messages, delta) = try applied(
      "r A -> Screen type 2\n",
      to: [finding("A", lines: [1, 2], message: "now in other words"), finding("B", lines: [3])])
    #expect(messages == ["A.swift:3 m"])
    #expect(delta == BaselineDelta(path: "b", accepted: 1, new: 1, fixed: 0))
  }

  @Test func whatIsAcceptedIsKept() throws {
    let findings = [finding("A", lines: [1, 2]), finding("B", lines: [3])]
    let results = [RuleResult(rule: "r", kind: "forbid", components: [], findings: findings)]
    let text = "# lintel baseline 1\nr A -> Screen type 2\n"
    let accepted = try Baseline(path: "b", Array(text.utf8)).applied(to: results, path: "b")
      .accepted
    #expect(accepted == [findings[0]])
    let result = CheckResult(
      rulesFile: "r", fileCount: 1, declarationCount: 1, dependencyCount: 1, rules: [],
      accepted: accepted)
    #expect(result.narrowed { $0.line == 2 }.accepted.map(\.locations.count) == [1])
    #expect(result.narrowed { $0.line == 3 }.accepted.isEmpty)
  }

  @Test func onePlaceMoreIsNew() throws {
    let (messages, delta) = try applied(
      "r A -> Screen type 2\n", to: [finding("A", lines: [1, 2, 3])])
    #expect(messages == ["A.swift:1 m; the baseline accepts 2 of 3 such locations"])
    #expect(delta == BaselineDelta(path: "b", accepted: 0, new: 1, fixed: 0))
  }

  private func identity(_ line: String) -> Finding {
    let words = line.split(separator: " ").map(String.init)
    return Finding(
      rule: words[0], severity: .error, message: "m", from: Endpoint(name: words[1]),
      to: words.count > 2 ? Endpoint(name: words[2]) : nil, kind: .type,
      locations: [SourceLocation(path: "A.swift", line: 1, column: 1)])
  }

  /// The entries of a baseline and the findings, each as rule, start and end, and what has changed.
  static let renames: [(entries: [String], findings: [String], changes: [String])] = [
    (["imp L/A.swift UIKit"], ["imp L/B.swift UIKit"], []),
    (["met L/A.swift"], ["met L/M/A.swift"], []),
    (["cyc L/A.swift L/B.swift"], ["cyc M/A.swift M/B.swift"], []),
    (["cyc L/A.swift L/Old.swift"], ["cyc L/A.swift L/B.swift"], []),
    (["imp L/A.swift UIKit"], ["imp L/B.swift AppKit"], ["+ L/B.swift", "- L/A.swift"]),
    // The file still exists, so the import was mended.
    (["imp Kept.swift UIKit"], ["imp L/B.swift UIKit"], ["+ L/B.swift", "- Kept.swift"]),
    // The file had accepted findings before, so it is no other file.
    (
      ["imp L/A.swift UIKit", "met L/B.swift"], ["imp L/B.swift UIKit", "met L/B.swift"],
      ["+ L/B.swift", "- L/A.swift"]
    ),
    // One file has become two.
    (["imp L/A.swift UIKit"], ["imp L/B.swift UIKit", "imp L/C.swift UIKit"], ["+ L/C.swift"]),
    (["imp L/A.swift UIKit"], ["imp L/B.swift UIKit", "imp M/A.swift UIKit"], ["+ L/B.swift"]),
    (
      ["imp L/A.swift UIKit", "imp L/B.swift UIKit", "met L/B.swift"],
      ["imp M/C.swift UIKit", "imp M/D.swift UIKit", "met M/C.swift"], []
    ),
    (["imp L/A.swift UIKit"], ["imp L/B.swift UIKit", "met L/B.swift"], ["+ L/B.swift"]),
    (["r Cell Screen"], ["r Row Screen"], ["+ Row", "- Cell"]),
  ]

  @Test(arguments: renames)
  func entriesAboutFilesFollowThem(entries: [String], findings: [String], changes: [String]) {
    let words = findings.flatMap { $0.split(separator: " ").map(String.init) }
    let files = Set(words + ["Kept.swift"])
    let found = findings.map(identity)
    let followed = Baseline(accepting: entries.map(identity)).following(found, files: files)
    #expect(
      followed.changes(to: found).map { ($0.isNew ? "+ " : "- ") + ($0.identity.from ?? "") }
        .sorted() == changes)
  }

  @Test func entriesAboutNamesakesFollowTheirFiles() throws {
    let found = Finding(
      rule: "r", severity: .error, message: "m",
      from: Endpoint(name: "Cell", file: "App/New Cell.swift"), to: Endpoint(name: "Screen"),
      kind: .type, locations: [SourceLocation(path: "A.swift", line: 1, column: 1)])
    let text = "# lintel baseline 1\nr \"Cell in App/Old Cell.swift\" -> Screen type 1\n"
    let baseline = try Baseline(path: "b", Array(text.utf8))
    #expect(baseline.changes(to: [found]).count == 2)
    let followed = baseline.following([found], files: ["App/New Cell.swift"])
    #expect(followed.changes(to: [found]) == [])
    #expect(followed.pruned(to: [found]).text.contains("New Cell.swift"))
  }

  /// Two findings may be the same breach, with different reasons.
  @Test func placesOfOneBreachAreCountedTogether() throws {
    let both = [finding("A", lines: [1], message: "x"), finding("A", lines: [1, 2], message: "y")]
    #expect(try applied("r A -> Screen type 2\n", to: both).messages == [])
    #expect(try applied("r A -> Screen type 1\n", to: both).messages.count == 2)
  }

  @Test func whatIsFixedFails() throws {
    let (messages, delta) = try applied(
      "r A -> Screen type 3\nr B -> Screen type 1\n", to: [finding("A", lines: [1])])
    #expect(
      messages == [
        "b:2 2 of 3 accepted locations of rule 'r' from 'A' to 'Screen' are fixed",
        "b:3 an accepted finding of rule 'r' from 'B' to 'Screen' is fixed",
      ])
    #expect(delta == BaselineDelta(path: "b", accepted: 1, new: 0, fixed: 2))
  }

  @Test func entriesOfRulesThatAreGone() throws {
    let (messages, _) = try applied("old A -> Screen type 1\n", to: [])
    #expect(messages == ["b:2 the baseline accepts findings of 'old', which is no longer a rule"])
  }

  @Test func suppressionsAreNeverAccepted() throws {
    let fault = Finding(
      rule: Suppressions.ruleName, severity: .error, message: "m", from: Endpoint(name: "A.swift"),
      locations: [SourceLocation(path: "A.swift", line: 1, column: 1)])
    let results = [
      RuleResult(
        rule: Suppressions.ruleName, kind: "suppressions", components: [], findings: [fault])
    ]
    let text = "# lintel baseline 1\nsuppressions A.swift 1\n"
    let (left, _, delta) = try Baseline(path: "b", Array(text.utf8)).applied(to: results, path: "b")
    #expect(left.first?.findings == [fault])
    #expect(delta == BaselineDelta(path: "b", accepted: 0, new: 0, fixed: 1))
  }

  @Test func pruningOnlyRemoves() throws {
    let text =
      "# lintel baseline 1\nr A -> Screen type 3\nr B -> Screen type 1\nr C -> Screen type 1\n"
    let baseline = try Baseline(path: "b", Array(text.utf8))
    let now = [
      finding("A", lines: [1]), finding("C", lines: [1, 2]), finding("D", lines: [1]),
    ]
    #expect(
      baseline.pruned(to: now).entries.map(\.line) == [
        "r A -> Screen type 1", "r C -> Screen type 1",
      ])
    #expect(
      baseline.changes(to: now).filter(\.isNew).map(\.lineNow) == [
        "r C -> Screen type 2", "r D -> Screen type 1",
      ])
  }
}
