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

  /// The typealias itself, and what it is made of.
  @Test(arguments: [
    (3, 1 + 3), (Limits.nestedAliasParts * 3, 1 + Limits.nestedAliasParts),
  ])
  func typealiasesOfEachOtherAreFollowedSoFar(_ count: Int, _ expected: Int) {
    let aliases = repeated(count) { "typealias T\($0 + 1) = [T\($0)]" }
    let graph = makeGraph([
      "A.swift": "struct T0 {}\n" + aliases, "Use.swift": "let use: T\(count)",
    ])
    let uses = graph.dependencies.filter { graph.path(of: $0.from) == "Use.swift" }
    #expect(uses.count == expected)
  }

  @Test(arguments: [(Limits.aliasParts / 2, 0), (Limits.aliasParts, 0), (Limits.aliasParts, 1)])
  func aTypealiasIsMadeOfSoManyTypes(_ kept: Int, _ leftOut: Int) {
    let parts = (0..<kept + leftOut).map { "P\($0)" }
    let graph = makeGraph([
      "P.swift": parts.map { "struct \($0) {}\n" }.joined(),
      "A.swift": "typealias All = (\(parts.joined(separator: ", ")))", "Use.swift": "let use: All",
    ])
    let uses = graph.dependencies.filter { graph.path(of: $0.from) == "Use.swift" }
    #expect(uses.count == 1 + kept)
  }

  @Test func namesAreLookedUpThroughSoManyScopes() {
    let nested = repeated(Limits.nesting + 50) { "func f\($0)() {" }
    let graph = makeGraph([
      "Use.swift": nested + "\nrun()\n" + String(repeating: "}", count: Limits.nesting + 50),
      "Run.swift": "func run() {}",
    ])
    #expect(graph.dependencies.isEmpty)
  }

  /// A name is looked up in the last protocols first, and in none beyond the limit.
  @Test(arguments: [(Limits.inheritedProtocols / 2, true), (Limits.inheritedProtocols * 2, false)])
  func namesAreLookedUpInSoManyInheritedProtocols(_ count: Int, _ isFound: Bool) {
    let protocols = repeated(count - 1) { "protocol P\($0) {}" }
    let all = (0..<count - 1).map { "P\($0)" }.joined(separator: ", ")
    let graph = makeGraph([
      "P.swift": protocols + "\nprotocol Last { associatedtype Item }",
      "Use.swift": "protocol All: \(all), Last {}\nprotocol Use: All { func use(_ item: Item) }",
    ])
    #expect(describe(graph).contains { $0.hasPrefix("Use.use -> Last.Item") } == isFound)
  }

  @Test(arguments: [(Limits.genericNesting, true), (Limits.genericNesting + 1, false)])
  func nestedTypesKeepTheArgumentsOfSoManyTypesAroundThem(_ depth: Int, _ isKept: Bool) {
    let outer = repeated(depth) { "struct S\($0)<T\($0)> {" }
    let path = (0..<depth).map { "S\($0)<Row>" }.joined(separator: ".")
    let graph = makeGraph([
      "Row.swift": "extension Row { func show() {} }\nstruct Row {}",
      "S.swift": outer + " struct Cell { let value: T0 } " + String(repeating: "}", count: depth),
      "Other.swift": "struct Other { func show() {} }",
      "Use.swift": "func use(_ cell: \(path).Cell) { cell.value.show() }",
    ])
    #expect(describe(graph).contains { $0.hasPrefix("use -> Row.show") } == isKept)
  }
}
