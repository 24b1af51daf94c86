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
}
