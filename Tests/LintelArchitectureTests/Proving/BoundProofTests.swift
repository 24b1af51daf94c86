import Testing

/// Bounds that take much code to pass.
@Suite struct BoundProofTests {
  /// Neither the numbers nor the memory for so much code are there.
  @Test(arguments: [
    "metrics, metric: lines, level: type, max: 100000000000000000000",
    "metrics, metric: members, level: type, max: 2000000000",
    "metrics, metric: dependencies, level: file, max: 100000000000000000000",
    "metrics, metric: dependents, level: file, max: 9223372036854775807",
    "declarations, in: A, should: { max-lines: 9223372036854775807 }",
    "declarations, in: A, should: { max-members: 100000 }",
  ])
  func aBoundThatNoCodeComesNearIsNotPassed(rule: String) throws {
    let proof = try ProvenProject("components: { A: A/** }\nrules: { r: { kind: \(rule) } }", empty)
      .ruleProof()
    #expect(proof.mutants.isEmpty)
    #expect(!proof.isPassed)
  }

  @Test func aBoundThatMuchCodeWouldPassIsPassed() throws {
    let rules = """
      components: { A: A/** }
      rules: { r: { kind: declarations, in: A, should: { max-members: 99999 } } }
      """
    #expect(try ProvenProject(rules, empty).ruleProof().isPassed)
  }

  private let empty = ["A/Screen.swift": "struct Screen {}\n"]
}
