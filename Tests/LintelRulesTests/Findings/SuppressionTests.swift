import LintelFindings
import LintelVocabulary
import Testing

/// Sources in which `«layering»` stands for a place where that rule is broken.
@Suite struct SuppressionTests {
  private struct Outcome {
    /// `rule line`, or `rule line: message` for what is wrong with a comment.
    var shown: [String] = []
    var suppressed: [SuppressedFinding] = []
    var rules: [String] = []
  }

  private func outcome(_ text: String, rules: [String] = ["layering", "no-cycles"]) -> Outcome {
    var clean = ""
    var places: [String: [LintelVocabulary.SourceLocation]] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var rest = line
      let start = clean.utf8.count
      while let open = rest.firstIndex(of: "«"), let close = rest.firstIndex(of: "»") {
        clean += rest[..<open]
        let place = SourceLocation(
          path: "A.swift", line: index + 1, column: clean.utf8.count - start + 1, length: 1)
        places[String(rest[open...].dropFirst().prefix { $0 != "»" }), default: []].append(place)
        clean += "X"
        rest = rest[close...].dropFirst()
      }
      clean += rest + "\n"
    }
    let bytes = Array(clean.utf8)
    let directives = bytes.indices.filter { bytes[$0...].starts(with: "lintel:".utf8) }.map {
      let end = bytes[$0...].firstIndex { [10, UInt8(ascii: "*")].contains($0) } ?? bytes.count
      return Directive(path: "A.swift", offset: UInt32($0), end: UInt32(end))
    }
    let results = rules.map { rule in
      RuleResult(
        rule: rule, kind: "forbid", components: [],
        findings: places[rule].map {
          [
            Finding(
              rule: rule, severity: .error, message: "m", from: Endpoint(name: "A"), locations: $0)
          ]
        } ?? [])
    }
    let suppressions = Suppressions(directives, rules: rules) { _ in bytes }
    let (left, suppressed) = suppressions.applied(to: results)
    var outcome = Outcome(suppressed: suppressed, rules: left.map(\.rule))
    for finding in left.flatMap(\.findings) {
      for place in finding.locations {
        let isFault = finding.rule == Suppressions.ruleName
        outcome.shown.append(
          "\(finding.rule) \(place.line)" + (isFault ? ":\(place.column) \(finding.message)" : ""))
      }
    }
    return outcome
  }

  @Test func withoutCommentsNothingChanges() {
    let outcome = outcome("let a = «layering»\n")
    #expect(outcome.shown == ["layering 1"])
    #expect(outcome.rules == ["layering", "no-cycles"])
  }

  @Test(arguments: [
    "let a = «layering» // lintel:disable:this layering - why",
    "// lintel:disable:next layering - why\nlet a = «layering»",
    "let a = «layering»\n// lintel:disable:previous layering - why",
    "let b = 1 // lintel:disable:next layering - why\nlet a = «layering»",
    "// lintel:disable layering - why\n\nlet a = «layering»\n// lintel:enable layering",
    "let a = «layering»\n// lintel:disable:file layering - why",
    "f(/* lintel:disable layering - why */ «layering» /* lintel:enable layering */)",
  ])
  func hidden(_ text: String) {
    let outcome = outcome(text)
    #expect(outcome.shown == [])
    #expect(outcome.rules.last == "suppressions")
    #expect(outcome.suppressed.map(\.finding.rule) == ["layering"])
    #expect(outcome.suppressed.first?.suppressions.map(\.reason) == ["why"])
  }

  /// Comments in between are no code, so several can be stacked, and a reason can go on.
  @Test func nextAndPreviousAreLinesOfCode() {
    let text = """
      // lintel:disable:next layering - one
      // lintel:disable:next no-cycles - two

      /// A comment on the declaration.
      let a = f(«layering», «no-cycles»)
      // lintel:disable:previous layering - three
      """
    let outcome = outcome(text)
    #expect(outcome.shown == [])
    #expect(
      outcome.suppressed.map { $0.suppressions.map(\.reason) } == [["one", "three"], ["two"]])
  }

  /// Without a line of code after the comment, or before it, the comment does not mean its own line.
  @Test(arguments: [
    ("let a = «layering» // lintel:disable:next layering - why", 1, 34),
    ("let a = «layering» // lintel:disable:next layering - why\n\n// end\n", 1, 34),
    ("let a = «layering» // lintel:disable:next layering - why\n/* a\nb */\n", 1, 34),
    ("let a = «layering» // lintel:disable:previous layering - why\nlet b\n", 1, 38),
    ("// a\n\nlet a = «layering» /* lintel:disable:previous layering - why */", 3, 38),
  ])
  func theOwnLineIsNeitherNextNorPrevious(text: String, line: Int, column: Int) {
    let outcome = outcome(text)
    #expect(outcome.suppressed.isEmpty)
    #expect(
      outcome.shown == [
        "layering \(line)",
        "suppressions \(line):\(column) the suppression of 'layering' hides nothing; the nearest "
          + "finding of 'layering' is in line \(line)",
      ])
  }

  @Test func onlyThePlacesThatAreMeant() {
    let text = """
      let a = «layering»
      let b = «layering» // lintel:disable:this layering - why
      let c = «layering»
      let d = «no-cycles»
      """
    let outcome = outcome(text)
    #expect(outcome.shown == ["layering 1", "layering 3", "no-cycles 4"])
    #expect(outcome.suppressed.map(\.finding.locations.count) == [1])
    #expect(outcome.suppressed.first?.finding.locations.first?.line == 2)
  }

  @Test func pairsHideWhatIsBetweenThem() {
    let text = """
      f(«layering») // lintel:disable layering, no-cycles - why
      f(«layering», «no-cycles»)
      // lintel:enable layering
      f(«layering», «no-cycles») // lintel:enable no-cycles
      f(«no-cycles») // lintel:disable no-cycles - again
      f(«no-cycles»)
      // lintel:enable no-cycles
      """
    #expect(outcome(text).shown == ["layering 1", "layering 4", "no-cycles 5"])
  }

  /// A comment that hides nothing, with a finding that it may mean.
  static let near: [(text: String, line: Int?)] = [
    ("// lintel:disable:next layering - why\n@MainActor\nclass «layering»", 3),
    ("// lintel:disable:next layering - why\n@MainActor\n@objc\n// x\nclass «layering»", 5),
    ("let a = «layering»\n// lintel:disable:this layering - why\nlet b", 1),
    ("let a = «layering»\n// lintel:disable:next layering - why\nlet b\nlet c = «layering»", 4),
    ("let a = «layering»\nlet b\n// lintel:disable:previous layering - why", 1),
    ("// lintel:disable:next layering - why\nf()\(Self.lines)class «layering»", nil),
    ("// lintel:disable:next layering - why\n@objc\nclass «no-cycles»", nil),
    (
      "// lintel:disable:next layering - why\n@objc\nclass «layering» "
        + "// lintel:disable:this layering - why", nil
    ),
    ("// lintel:disable layering - why\nf()\n// lintel:enable layering\n«layering»", nil),
  ]

  private static let lines = String(repeating: "\n", count: 9)

  @Test(arguments: near)
  func namesTheNearestFinding(text: String, line: Int?) {
    let faults = outcome(text).shown.filter { $0.hasPrefix("suppressions") }
    let end = line.map { "; the nearest finding of 'layering' is in line \($0)" } ?? ""
    #expect(faults.count == 1)
    #expect(faults.allSatisfy { $0.hasSuffix("the suppression of 'layering' hides nothing" + end) })
  }

  static let faults: [(text: String, shown: [String])] = [
    (
      "// lintel:disable:next layering – why\nlet a = «layering»",
      [
        "layering 2",
        "suppressions 1:4 this comment hides nothing, because no ' - ' separates the reason from "
          + "'layering'",
      ]
    ),
    (
      "let a = «layering» // lintel:disable:this layring - why",
      [
        "layering 1",
        "suppressions 1:34 unknown rule 'layring'; did you mean 'layering'?",
      ]
    ),
    (
      "// lintel:disable:next layering, nothing - why\nlet a = «layering»",
      ["suppressions 1:34 unknown rule 'nothing'; expected 'layering' or 'no-cycles'"]
    ),
    (
      "// lintel:disable:next all - why\nlet a = «layering»",
      ["layering 2", "suppressions 1:24 'all' would hide the findings of future rules"]
    ),
    (
      "let a = «layering» // lintel:disable:this layering",
      [
        "layering 1",
        "suppressions 1:14 this comment hides nothing, because it gives no reason to disable "
          + "'layering'",
      ]
    ),
    (
      "// lintel:disable:next layering, no-cycles - why\nlet a = «no-cycles»",
      ["suppressions 1:24 the suppression of 'layering' hides nothing"]
    ),
    (
      "// lintel:disable:next layering - why",
      ["suppressions 1:24 the suppression of 'layering' hides nothing"]
    ),
    (
      "let a = «layering»\n// lintel:enable layering",
      ["layering 1", "suppressions 2:18 'layering' is enabled here, but it was not disabled"]
    ),
    (
      "// lintel:disable layering - why\nlet a = «layering»",
      ["suppressions 1:19 'layering' is disabled from here on and never enabled again"]
    ),
    (
      "// lintel:disable layering - why\n",
      ["suppressions 1:19 'layering' is disabled from here on and never enabled again"]
    ),
    (
      """
      // lintel:disable layering - why
      // lintel:disable layering - why not
      let a = «layering»
      // lintel:enable layering
      """,
      ["suppressions 2:19 'layering' is disabled already, since line 1"]
    ),
    (
      "// lintel:disabel:next layering - why\nlet a = «layering»",
      [
        "layering 2",
        "suppressions 1:4 unknown word 'disabel' after 'lintel:'; did you mean 'disable'?",
      ]
    ),
    ("// lintel: what this is about", []),
  ]

  @Test(arguments: faults)
  func reported(_ text: String, _ shown: [String]) {
    #expect(outcome(text).shown == shown)
  }

  @Test func everyFaultIsAnErrorWithARemedy() throws {
    let text = Self.faults.map(\.text).joined(separator: "\n").replacing("«layering»", with: "a")
    let bytes = Array(text.utf8)
    let directives = bytes.indices.filter { bytes[$0...].starts(with: "lintel:".utf8) }.map {
      Directive(
        path: "A.swift", offset: UInt32($0),
        end: UInt32(bytes[$0...].firstIndex(of: 10) ?? bytes.count))
    }
    let applied = Suppressions(directives, rules: ["layering", "no-cycles"]) { _ in bytes }
      .applied(to: [])
    let findings = try #require(applied.results.last?.findings)
    #expect(findings.count > 8)
    #expect(findings.allSatisfy { $0.severity == .error && $0.remedy != nil })
    #expect(findings.allSatisfy { $0.from?.name == "A.swift" && !$0.locations.isEmpty })
  }
}
