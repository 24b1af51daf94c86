import LintelFindings
import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelJudging

/// Exceptions that are found by what they are about, compared with all of them.
@Suite struct ExceptionTableTests {
  /// Names of components, families and patterns, each in turn at both ends of an exception.
  @Test func findsTheSameAsLookingAtAll() throws {
    var project = Project()
    for number in 0..<12 {
      project.add("A\(number)", in: "A/F\(number)/A.swift")
      project.add("B\(number)", in: "B/F\(number)/B.swift")
    }
    for from in 0..<12 {
      for to in 0..<12 { project.use("A\(from)", "B\(to)") }
    }
    let ends = [("F3.A", "F4.B"), ("F3.A", "*.B"), ("*.A", "F5.B"), ("{f}.A", "{f}.B")]
    let more = [("F1*.A", "F1*.B"), ("F2.A", "{f}.B"), ("{f}.A", "F7.B"), ("*.A", "F1?.B")]
    for used in 1..<(1 << 8) where used.nonzeroBitCount < 4 {
      let chosen = (ends + more).enumerated().filter { used >> $0.offset & 1 == 1 }.map(\.element)
      let entries = chosen.map { "{ from: '\($0)', to: '\($1)', because: x }" }
      let context = try context(
        """
        version: 1
        components:
          "{f}.A": "A/{f}/**"
          "{f}.B": "B/{f}/**"
        rules:
          r:
            kind: forbid
            from: "*.A"
            to: "*.B"
            allow: [\(entries.joined(separator: ", "))]
        """, in: project)
      for position in context.graph.dependencies.indices {
        let (from, to) = context.memberships(of: EdgeID(position))
        let all = context.exceptions.all
        #expect(
          context.exceptions.covering(from, to)
            == all.indices.filter { all[$0].covers(from, to) }, "\(entries)")
      }
    }
  }

  /// Of two exceptions for the same, both are of use; an expired one is reported beside them.
  @Test func exceptionsThatCoverTheSameAreAllUsed() throws {
    var project = LintelRulesTests.project()
    project.use("A1", "B1")
    project.use("A1", "B1", .construct)
    let yaml = rules(
      """
        r:
          kind: forbid
          from: A
          to: B
          allow:
            - { from: A, to: B, because: x }
            - { from: A, to: B, because: y }
            - { from: A, to: B, because: z, until: 2020-01-01 }
      """)
    #expect(
      try messages(yaml, in: project) == ["the exception from 'A' to 'B' expired on 2020-01-01"])
    let expired = yaml.replacing("x }", with: "x, until: 2020-01-02 }")
      .replacing("y }", with: "y, until: 2020-01-03 }")
    #expect(
      try messages(expired, in: project).first
        == "'A1' (A) uses 'B1' (B); the exception for it expired on 2020-01-02")
  }

  @Test func exceptionsThatCoverTheSameAreAllUnused() throws {
    var project = LintelRulesTests.project()
    project.use("A1", "B1")
    let yaml = rules(
      """
        r:
          kind: forbid
          from: [A, C]
          to: B
          allow:
            - { from: C, to: B, because: x }
            - { from: C, to: B, because: y }
      """)
    let messages = try messages(yaml, in: project)
    #expect(messages.first == "'A1' (A) uses 'B1' (B)")
    #expect(messages.count == 3)
    #expect(Set(messages).count == 2, "both unused exceptions are reported alike")
  }

  @Test func importsAreFoundByTheNameOfTheModuleOrByPatterns() throws {
    var project = LintelRulesTests.project()
    for module in ["UIKit", "RxSwift", "RxCocoa", "SwiftUI"] {
      project.addImport(module, in: "A/A1.swift")
    }
    let yaml = rules(
      """
        r:
          kind: imports
          in: A
          deny: ["*"]
          allow:
            - { from: A, to: [UIKit], because: x }
            - { from: A, to: ["Rx*", UIKit], because: y }
      """)
    #expect(try findings(yaml, in: project).map { $0.to?.name } == ["SwiftUI"])
  }

  private func context(_ yaml: String, in project: Project) throws -> RuleContext {
    let judge = try Judge(try load(yaml), project.graph)
    return judge.context(
      of: judge.rules[0].definition, today: today,
      Lookups(judge.graph, source: project.source))
  }
}
