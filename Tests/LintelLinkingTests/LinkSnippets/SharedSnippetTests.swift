import LintelScanner
import Testing

@testable import LintelGraph
@testable import LintelLinking

/// Snippets whose files several modules compile.
@Suite struct SharedSnippetTests {
  /// Modules that are alike see alike.
  @Test(arguments: LinkSnippet.all)
  func twinModulesGiveTheEdgesOfOne(_ snippet: LinkSnippet) throws {
    let sources = try snippet.sources()
    let twins = LinkedSnippet(sources, compilers: { [$0, $0 + "Twin"] })
    #expect(twins.graph.moduleSets == [])
    #expect(twins.allEdges() == LinkedSnippet(sources).allEdges())
  }

  /// What modules share changes nothing for those that see none of it.
  @Test(arguments: LinkSnippet.all)
  func sharedFilesChangeNothingForOthers(_ snippet: LinkSnippet) throws {
    var sources = try snippet.sources()
    let expected = LinkedSnippet(sources).graph
    sources["~/Shared.swift"] = ""
    let found = LinkedSnippet(sources, compilers: { $0 == "~" ? ["~1", "~2"] : [$0] }).graph
    #expect(found.files.last?.modules.count == 2)
    #expect(found.declarations.dropLast() == expected.declarations[...])
    #expect(found.dependencies == expected.dependencies)
    #expect(found.imports == expected.imports)
  }
}
