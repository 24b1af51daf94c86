import LintelTestGraphs
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// What code has so much of that not all of it is looked at.
@Suite struct LimitsTests {
  private func repeated(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  @Test func ofVeryManyDeclarationsSomeAreTold() {
    var sources = ["Use.swift": "let use: Row"]
    for number in 0..<(Limits.meanings + 30) {
      sources["Row\(number).swift"] = "struct Row {}"
    }
    let uses = makeGraph(sources).dependencies
    #expect(uses.count == Limits.meanings)
    #expect(uses.allSatisfy { $0.certainty == .ambiguous && $0.ambiguity == .many })
  }

  @Test func theOneInTheFileIsMeantAmongVeryMany() {
    var sources = ["Use.swift": "private struct Row {}\nlet use: Row"]
    for number in 0..<(Limits.namesakes + 10) {
      sources["Row\(number).swift"] = "struct Row {}"
    }
    let graph = makeGraph(sources)
    #expect(graph.dependencies.map(\.certainty) == [.named])
    #expect(graph.dependencies.map { graph.path(of: $0.to) } == ["Use.swift"])
  }

  @Test func privateOnesOfOtherFilesAreNotMeant() {
    var sources = ["Use.swift": "let use: Row", "Row.swift": "struct Row {}"]
    for number in 0..<(Limits.namesakes / 2) {
      sources["Private\(number).swift"] = "private struct Row {}"
      sources["Zoo\(number).swift"] = "fileprivate struct Row {}"
    }
    let graph = makeGraph(sources)
    #expect(graph.dependencies.allSatisfy { graph.path(of: $0.to) == "Row.swift" })
  }

  @Test(arguments: [(0, 1), (Limits.overloads, 0)])
  func amongVeryManyOverloadsNoneIsChosen(_ others: Int, _ expected: Int) {
    let functions = repeated(others) { "func run(a\($0): Int) {}" }
    let graph = makeGraph([
      "Run.swift": "func run(b: Int) {}\n" + functions, "Use.swift": "func use() { run(b: 1) }",
    ])
    #expect(graph.dependencies.count == expected)
  }

  @Test func typealiasesOfEachOtherAreFollowedSoFar() {
    let aliases = repeated(Limits.aliasParts * 2) { "typealias T\($0 + 1) = [T\($0)]" }
    let graph = makeGraph([
      "A.swift": "struct T0 {}\n" + aliases, "Use.swift": "let use: T\(Limits.aliasParts * 2)",
    ])
    let uses = graph.dependencies.filter { graph.path(of: $0.from) == "Use.swift" }
    #expect(uses.count > 2)
    #expect(uses.count <= Limits.aliasParts + 2)
  }

  @Test func namesAreLookedUpThroughSoManyScopes() {
    let nested = repeated(Limits.nesting + 50) { "func f\($0)() {" }
    let graph = makeGraph([
      "Use.swift": nested + "\nrun()\n" + String(repeating: "}", count: Limits.nesting + 50),
      "Run.swift": "func run() {}",
    ])
    #expect(graph.dependencies.isEmpty)
  }
}
