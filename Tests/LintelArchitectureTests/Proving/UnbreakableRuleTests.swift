import Foundation
import LintelProving
import Testing

/// Rules of which there is no mutation.
@Suite struct UnbreakableRuleTests {
  @Test func aRuleThatNothingCanBreakIsShown() throws {
    let rules = """
      components: { A: "**" }
      rules: { r: { kind: exhaustive } }
      """
    let proof = try ProvenProject(rules, ["A.swift": "struct A {}"]).ruleProof()
    #expect(proof.mutants.isEmpty)
    #expect(!proof.isIdle)
    #expect(!proof.isPassed)
  }

  @Test func aRuleForWhichThereIsTooLittleCodeIsNotIdle() throws {
    let rules = "components: { A: \"**\" }\nrules: { r: { kind: acyclic, level: file } }"
    let proof = try ProvenProject(rules, ["A.swift": "struct A {}\nstruct B {}\n"]).ruleProof()
    #expect(proof.mutants.isEmpty)
    #expect(!proof.isIdle)
    #expect(!proof.isPassed)
  }

  @Test func aRuleThatIsBrokenWhereverItCanBeSaysSo() throws {
    let rules = "components: { A: \"**\" }\nrules: { r: { kind: acyclic, level: type } }"
    let files = ["A.swift": "class A { var b: B? }\nclass B { var a: A? }\n"]
    let proof = try ProvenProject(rules, files).ruleProof()
    #expect(proof.mutants.isEmpty)
    #expect(proof.isBroken)
    #expect(!proof.isPassed)
  }

  @Test func aRuleAboutPartsThatMayBeMissingIsIdle() throws {
    let rules = """
      components: { A: A/**, B: { path: B/**, may-be-empty: true } }
      rules: { r: { kind: forbid, from: A, to: B, may-be-empty: true } }
      """
    let proof = try ProvenProject(rules, ["A/A.swift": "struct A {}"]).ruleProof()
    #expect(proof.mutants.isEmpty)
    #expect(proof.isIdle)
    #expect(proof.isPassed)
  }
}
