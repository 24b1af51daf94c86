import LintelFindings
import LintelJudging
import LintelVocabulary
import Testing

@Suite struct ProtectRuleTests {
  private let yaml = rules("  r: { kind: protect, target: C, from: B }")

  @Test func mayBeUsedByTheListedOnes() throws {
    var project = project(["A1", "B1", "C1", "C2"])
    project.use("B1", "C1")
    project.use("C1", "C2")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func mayNotBeUsedByCodeInNoComponent() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("D1", "C1")
    #expect(
      try messages(yaml, in: project) == ["'D1' uses 'C1' (C), which is protected from it"])
  }

  @Test func mayBeUsedByNobodyElse() throws {
    var project = project()
    project.use("A1", "C1", .inherit)
    let results = try load(yaml).judge(project.graph, today: today, source: project.source)
    #expect(
      results[0].findings.map(\.message) == [
        "'A1' (A) inherits from 'C1' (C), which is protected from it"
      ])
    #expect(results[0].components == ["A"])
  }
}
