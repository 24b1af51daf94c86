import LintelGraph
import LintelJudging
import LintelVocabulary
import Testing

/// What is said of names with several meanings.
@Suite struct MeaningTests {
  @Test(arguments: [
    ([["App"], ["App"]], "several files declare it"),
    ([["App"], ["Kit"]], "2 modules declare it"),
    ([["App", "Widget"], ["App", "Widget"]], "several files declare it"),
    ([["App", "Widget"], ["Kit"]], "3 modules declare it"),
    ([["App", "Widget"], ["Widget"]], "2 modules declare it"),
  ])
  func allModulesThatDeclareANameAreCounted(modules: [[String]], words: String) {
    var builder = GraphBuilder()
    let names = Set(modules.joined()).sorted()
    let ids = Dictionary(
      uniqueKeysWithValues: names.map { ($0, builder.addModule(Module(name: $0))) })
    for (number, each) in modules.enumerated() {
      let own = each.compactMap { ids[$0] }
      _ = builder.addFile(
        SourceFile(
          path: "\(number).swift", module: own[0], otherModules: Array(own.dropFirst())))
    }
    let graph = builder.build()
    #expect(graph.words(for: .declarations, of: graph.files.ids.map(graph.scope)) == words)
  }
}
