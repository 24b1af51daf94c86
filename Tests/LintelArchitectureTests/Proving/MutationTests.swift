import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelJudging
@testable import LintelProving

/// Every form that a mutation can have, with a rule that finds what it is told to.
@Suite struct MutationTests {
  private static let files = [
    "A/One.swift": "struct First {}\nstruct Last {}\n",
    "B/Two.swift": "struct Other { let value = 1 }",
  ]

  /// - Parameters:
  ///   - found: names of the declarations that the rule finds.
  ///   - breach: is given the numbers of `First`, `Last`, `Other` and `value`.
  private func proof(
    finding found: [String], _ breach: @escaping @Sendable ([DeclarationID]) -> Mutation
  ) throws -> MutantProof {
    let project = try ProvenProject(aIsNotToUseB, Self.files)
    let rule = ScriptedRule(found: found) { context in
      [
        breach(
          ["First", "Last", "Other", "value"].map { name in
            DeclarationID(
              context.graph.declarations.firstIndex {
                $0.kind != .file && context.graph.text(of: $0.name) == name
              } ?? 0)
          })
      ]
    }
    return try #require(try project.proof { _ in rule }.rules.first?.mutants.first)
  }

  @Test func codeInABody() throws {
    for body in 0...2 {
      let found = try proof(finding: ["Extra"]) {
        Mutation(change: .code("struct Extra {}", in: $0[body]), summary: "")
      }
      #expect(found.isKilled)
    }
  }

  @Test func codeInABodyThatIsNotFound() throws {
    let proof = try proof(finding: ["Other"]) {
      Mutation(change: .code("struct Extra {}", in: $0[2]), summary: "one more")
    }
    #expect(!proof.isKilled)
    #expect(proof.excerpt == ["B/Two.swift:2: +  struct Extra {}"])
  }

  @Test func whatHasNoBody() throws {
    let proof = try proof(finding: ["Extra"]) {
      Mutation(change: .code("struct Extra {}", in: $0[3]), summary: "")
    }
    #expect(!proof.isKilled)
    #expect(proof.obstacle == "there is no body to write it into")
  }

  @Test func aNewFile() throws {
    for path in ["New.swift", "A/New.swift", "Z/New.swift"] {
      let found = try proof(finding: ["Extra"]) { _ in
        Mutation(change: .file(path: path, text: "struct Extra {}\n"), summary: "")
      }
      #expect(found.isKilled, "\(path)")
    }
  }

  @Test func aDeclarationThatWasThereBefore() throws {
    // Before, after and in another file than what was written.
    for (name, position) in [("First", 0), ("Last", 1), ("Other", 2)] {
      let change: @Sendable ([DeclarationID]) -> Mutation = {
        Mutation(
          change: .code("let more = 0", in: $0[0]), expectation: .atDeclaration($0[position]),
          summary: "")
      }
      #expect(try proof(finding: [name], change).isKilled)
      #expect(try !proof(finding: ["more"], change).isKilled)
    }
  }

  @Test func preparationsAreNoChange() throws {
    let change: @Sendable ([DeclarationID]) -> Mutation = {
      Mutation(
        change: .code("struct Extra {}", in: $0[0]),
        preparations: [.code("struct Help {}", in: $0[2])], summary: "")
    }
    #expect(try proof(finding: ["Extra"], change).isKilled)
    #expect(try !proof(finding: ["Help"], change).isKilled)
  }
}
