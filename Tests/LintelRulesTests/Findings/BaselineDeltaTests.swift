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
