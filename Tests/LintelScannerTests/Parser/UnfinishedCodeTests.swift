import Testing

@testable import LintelScanner

/// Code that ends too early gives facts that lie within the file, and nothing made up.
@Suite struct UnfinishedCodeTests {
  private func scan(_ source: String) -> (facts: FileFacts, names: NameTable) {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(source.utf8))
    return (facts, scanner.names)
  }

  @Test func declarationsWhoseParametersStayOpenEndWhereTheFileDoes() {
    #expect(scan("func f(").facts.extents.map(\.end) == [7])
    #expect(scan("struct S {init(").facts.extents.map(\.end) == [15, 15])
    #expect(scan("struct S {init(}").facts.extents.map(\.end) == [16, 15])
  }

  @Test func importedDeclarationsWithoutModuleHaveTheirOwnName() {
    var scanner = Scanner()
    _ = scanner.scan(SourceBuffer("struct Other {}".utf8))
    let fact = scanner.scan(SourceBuffer("import struct Own".utf8)).imports[0]
    #expect(scanner.names.text(of: fact.declaration) == "Own")
  }

  @Test(arguments: ["var a: ", "let a: = 1", "func f() -> {}", "typealias A = "])
  func typesThatAreMissingHaveNoPlace(_ source: String) {
    let extent = scan(source).facts.extents[0]
    #expect(extent.typeStart == 0 && extent.typeEnd == 0)
  }

  @Test func parametersWithoutTypeHaveAnEmptyOne() {
    let fact = scan("func f(a: ) {}").facts.parameters[0]
    #expect(fact.typeStart == 9 && fact.typeEnd == 9)
    #expect(scan("{func f( }").facts.parameters.isEmpty)
  }

  @Test(arguments: [
    "let a = ", "struct S { let a = }", "let a = ; let b", "let a = //\nvar b",
    "enum E { case a = case b }",
  ])
  func valuesThatAreMissingHaveNoPlace(_ source: String) {
    #expect(scan(source).facts.extents.allSatisfy { $0.valueStart == 0 })
  }

  @Test func extensionsOfNothingStandAtTheirKeyword() {
    let facts = scan("extension\n\n").facts
    #expect(facts.declarations[0].offset == 0 && facts.extents[0].end == 9)
  }

  @Test func variablesBeforePatternsWithoutNamesHaveAnEnd() {
    #expect(scan("let a = 1, (_, _) = f()").facts.extents.map(\.end) == [23])
  }

  @Test func macrosInBracketsHaveAnEnd() {
    let facts = scan("[macro m() =]").facts
    #expect(facts.extents.map(\.end) == [12] && facts.extents.map(\.valueStart) == [0])
  }

  @Test func loopsInDeclarationsEndWithThem() {
    #expect(scan("var c for t class o=[").facts.locals.map(\.valueStart) == [0])
  }

  @Test func aDeclarationOnTheNextLineIsNoValue() {
    #expect(scan("func f() { (let a =\nlet").facts.locals.map(\.valueStart) == [0])
  }
}
