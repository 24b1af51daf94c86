import Testing

@testable import LintelHarness

/// What the linter says of a sample and of its twin.
@Suite struct RulesCheckTests {
  private static let rules = """
    version: 1
    sources: { include: [Sources/**] }
    components: { UI: "**/UI.swift", Data: "**/Data.swift" }
    rules: { down: { kind: forbid, from: Data, to: UI } }
    """
  private static let finding = "Sources/Data.swift:1:23 Data -> UI type (down)"

  private func check(_ source: String, rules: String = Self.rules) throws -> RulesCheck {
    let files = try TemporaryFiles([
      "MVC/lintel.yml": rules, "MVC/Sources/UI.swift": "struct UI { let data: Data }\n",
      "MVC/Sources/Data.swift": source,
    ])
    defer { withExtendedLifetime(files) {} }
    let folder = files.root + "/MVC"
    return RulesCheck(Sample(name: "MVC", folder: folder, isPackage: false), in: folder)
  }

  private func twin(_ expected: String...) -> Overlay {
    Overlay(
      kind: .twin, name: "X", diff: "BrokenX.diff", files: ["Sources/Data.swift"],
      expected: expected, expectedFile: "MVC/BrokenX.expected")
  }

  @Test func aSampleKeepsItsRules() throws {
    let check = try check("struct Data {}\n")
    #expect(check.conformance.isPassed)
    #expect(check.conformance.summary == "1 rule")
    #expect(check.cases.map(\.className) == ["MVC.conformance"])
    #expect(check.cases.allSatisfy { $0.outcome.isPassed })
  }

  @Test func aSampleThatBreaksItsRulesFails() throws {
    let check = try check("struct Data { let ui: UI }\n")
    #expect(check.conformance.isKnown && !check.conformance.isPassed)
    #expect(check.conformance.summary == "1 finding")
    #expect(check.cases.map(\.outcome.isPassed) == [false])
  }

  @Test func whatIsRecordedIsFound() throws {
    let verdict = try check("struct Data { let u: [UI] }\n").exactFindings(of: twin(Self.finding))
    #expect(verdict.isPassed, "\(verdict)")
    #expect(verdict.summary == "1 finding")
  }

  @Test func whatIsFoundAndNotRecordedFails() throws {
    let recorded = "Sources/Data.swift:9:9 Data -> UI type (down)"
    let verdict = try check("struct Data { let u: [UI] }\n").exactFindings(of: twin(recorded))
    #expect(verdict.isKnown)
    #expect(verdict.summary == "findings differ")
    #expect(
      verdict.details == """
        MVC/BrokenX.expected: - recorded, + found
        - \(recorded)
        + \(Self.finding)
        """)
  }

  @Test func rulesThatCannotBeReadSayNothing() throws {
    let check = try check("struct Data {}\n", rules: "version: 9\n")
    #expect(!check.conformance.isKnown)
    #expect(!check.exactFindings(of: twin(Self.finding)).isKnown)
    #expect(check.cases.map(\.name) == ["configuration"])
  }
}
