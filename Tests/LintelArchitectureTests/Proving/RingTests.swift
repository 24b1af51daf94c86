import LintelProving
import Testing

/// What breaks a rule that lets a few depend on each other: new things that are too many.
@Suite struct RingTests {
  private static let files = [
    "A/One.swift": "struct One { let two: [Two] }\n",
    "A/Two.swift": "struct Two { let one: [One] }\n",
    "B/Three.swift": "struct Three {}\n",
  ]

  private func proof(_ options: String) throws -> RuleProof {
    try ProvenProject(
      "components: { A: A/**, B: B/** }\nrules: { r: { kind: acyclic, \(options) } }", Self.files
    ).ruleProof()
  }

  @Test(arguments: [
    (
      "level: file, up-to: 2",
      ["types in 3 new files beside 'A/One.swift' use each other in a ring"]
    ),
    (
      "level: file, up-to: 2, in: [A, B]",
      [
        "types in 3 new files beside 'A/One.swift' use each other in a ring",
        "types in 3 new files beside 'B/Three.swift' use each other in a ring",
      ]
    ),
    (
      "level: folder, up-to: 3, in: B",
      ["types in 4 new folders beside 'B/Three.swift' use each other in a ring"]
    ),
    (
      "level: type, up-to: 2, in: A",
      ["3 new types in 'A/One.swift' use each other in a ring"]
    ),
  ])
  func oneTooManyIsFound(options: String, expected: [String]) throws {
    let proof = try proof(options)
    #expect(proof.mutants.map(\.summary) == expected)
    #expect(proof.survivors.map(\.summary) == [])
    #expect(proof.isPassed)
  }

  @Test func whereOnlyOtherReferencesCountThereIsNone() throws {
    #expect(try proof("level: file, up-to: 2, kinds: construct").mutants.isEmpty)
  }
}
