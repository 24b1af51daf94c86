import LintelFindings
import LintelGraph
import LintelJudging
import LintelVocabulary
import Testing

@Suite struct JudgeTests {
  @Test(arguments: ["\n", "\r\n"])
  func placesAreInLinesAndUTF8Columns(lineBreak: String) throws {
    let text = ["// é", "class A1 {", "  /* é */ let b: B1", "}"].joined(separator: lineBreak)
    let offset = text.utf8.count - lineBreak.utf8.count - "}B1".utf8.count
    var builder = GraphBuilder()
    let module = builder.addModule(Module(name: "App"))
    let (fileA, scopeA) = builder.addFile(SourceFile(path: "A/1.swift", module: module))
    let (fileB, scopeB) = builder.addFile(SourceFile(path: "B/1.swift", module: module))
    let a = builder.addDeclaration(
      Declaration(name: builder.name("A1"), kind: .class, file: fileA, owner: scopeA, offset: 12))
    let b = builder.addDeclaration(
      Declaration(name: builder.name("B1"), kind: .class, file: fileB, owner: scopeB, offset: 6))
    builder.addDependency(
      Dependency(from: a, to: b, kind: .type, offset: UInt32(offset), length: 2))
    let yaml = rules("  r: { kind: forbid, from: A, to: B }", components: ["A", "B"])
    // Asked by this thread alone.
    nonisolated(unsafe) var asked: [String] = []
    let results = try load(yaml).judge(builder.build(), today: today) { path in
      asked.append(path)
      return Array(text.utf8)
    }
    #expect(
      results[0].findings.map(\.locations) == [
        [
          SourceLocation(
            path: "A/1.swift", line: 3, column: 19, length: 2, sourceLine: "  /* é */ let b: B1")
        ]
      ])
    #expect(asked == ["A/1.swift"])
  }

  @Test func aFileThatCannotBeReadHasItsFindingsAtItsStart() throws {
    var project = project()
    project.use("A1", "B1")
    let results = try load(rules("  r: { kind: forbid, from: A, to: B }"))
      .judge(project.graph, today: today) { _ in nil }
    #expect(
      results[0].findings.map(\.locations) == [
        [SourceLocation(path: "A/A1.swift", line: 1, column: 1)]
      ])
  }

  @Test func resultsFollowTheRulesFile() throws {
    let yaml = rules(
      """
        z: { kind: layers, layers: [C, B, A], because: order }
        a: { kind: forbid, from: [B, A], to: C }
      """)
    let results = try load(yaml).judge(project().graph, today: today, source: { _ in nil })
    #expect(results.map(\.rule) == ["z", "a"])
    #expect(results.map(\.kind) == ["layers", "forbid"])
    #expect(results.map(\.because) == ["order", nil])
    #expect(results.map(\.components) == [["C", "B", "A"], ["B", "A"]])
  }

  @Test func aDrawingLeavesEmptyComponentsOut() throws {
    let yaml = rules("  r: { kind: exhaustive }", components: ["A", "C"])
      .replacing("rules:", with: "  B: { path: B/**, may-be-empty: true }\nrules:")
    var project = project(["A1", "C1"])
    project.use("A1", "C1")
    let drawn = try Judge(try load(yaml), project.graph).condensedByComponent()
    #expect(drawn.nodes.map(\.name) == ["A", "C"])
    #expect(drawn.edges.map { [$0.from, $0.to] } == [[0, 1]])
  }

  @Test func explainsWhatAComponentMayUse() throws {
    let yaml = rules(
      """
        order: { kind: layers, layers: [A, { B: open }, C], because: top down }
        ports: { kind: through-protocols, from: A, to: C }
        mine: { kind: only, from: B, to: [] }
        cycles: { kind: acyclic, level: type }
      """.replacing("to: []", with: "to: C"))
    let judge = try Judge(try load(yaml), project().graph)
    let standing = try #require(judge.standing(of: "B", today: today))
    #expect(standing.declarationCount == 2)
    #expect(standing.rules.map(\.rule) == ["order", "mine"])
    #expect(standing.rules[0].because == "top down")
    let layer = try #require(standing.rules[0].layer)
    #expect(layer.name == "B" && layer.position == 2 && layer.count == 3 && !layer.isClosed)
    #expect(standing.rules.map(\.mayUse) == [["C"], ["C"]])
    #expect(standing.rules.map(\.mustNotUse) == [["A"], ["A"]])
    let top = try #require(judge.standing(of: "A", today: today))
    #expect(top.rules.map(\.rule) == ["order", "ports"])
    #expect(top.rules[1].mayUseThroughProtocols == ["C"])
    #expect(judge.standing(of: "D", today: today) == nil)
  }
}
