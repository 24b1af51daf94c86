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

  /// A type that would contain itself, or would be too large, is unknown.
  @Test(arguments: [
    """
    protocol Source { associatedtype Item }
    extension Source { var item: Item { fatalError() } }
    struct Wrap<Base: Source>: Source { typealias Item = [Base.Item] }
    func use(_ wrap: Wrap<Int>) { wrap.item.show() }
    extension Array { func show() {} }
    """,
    """
    protocol Source { associatedtype Item; typealias Alias = Item }
    extension Source { var item: Item { fatalError() } }
    struct Wrap: Source { typealias Item = [Alias] }
    func use(_ wrap: Wrap) { wrap.item.show() }
    extension Array { func show() {} }
    """,
    """
    class Box<T> {
      var value: T
      init(_ value: T) { self.value = value }
      func open() {
        class Lid: Box<T> {}
        class Deep: Box<[T]> {}
        Lid(value).value.show()
        Deep([value]).value.show()
      }
    }
    extension Array { func show() {} }
    """,
    """
    typealias P0 = (Row, Row)
    \((1..<40).map { "typealias P\($0) = (P\($0 - 1), P\($0 - 1))" }.joined(separator: "\n"))
    struct Row {}
    struct Box<T> { func take(_ pair: P39, _ value: T) {}; func take(_ pair: P38, _ value: [T]) {} }
    func use(_ box: Box<P37>, _ pair: P39) { box.take(pair, pair) }
    """,
    """
    typealias F0 = (Row) -> Row
    \((1..<40).map { "typealias F\($0) = (F\($0 - 1)) -> F\($0 - 1)" }.joined(separator: "\n"))
    struct Row {}
    func take<T>(_ value: T, _ other: F39) where T == (T) -> T {}
    func take<T>(_ value: T, _ other: F38) where T == F39 { take(value, value) }
    """,
    "func==(==.",
  ])
  func typesOfEndlessSizeEnd(_ source: String) {
    let graph = makeGraph(["Use.swift": source, "Other.swift": "func other() {}"])
    #expect(graph.dependencies.allSatisfy { graph.path(of: $0.to) == "Use.swift" })
  }

  /// `Rows` is made of 16 types, and `Row` of one.
  @Test(arguments: [(Limits.typeParts - 1, true), (Limits.typeParts, false)])
  func typesAreMadeOfSoManyTypes(_ count: Int, _ isKnown: Bool) {
    let rows = [String](repeating: "Row", count: 15).joined(separator: ", ")
    let parts =
      [String](repeating: "Rows", count: count / 16) + [String](repeating: "Row", count: count % 16)
    let graph = makeGraph([
      "Row.swift": "extension Row { func show() {} }\nstruct Row {}\ntypealias Rows = (\(rows))",
      "Other.swift": "struct Other { func show() {} }",
      "Use.swift": "func use(_ all: (\(parts.joined(separator: ", ")))) { all.0.0.show() }",
    ])
    #expect(describe(graph).contains { $0.hasPrefix("use -> Row.show") } == isKnown)
  }
}
