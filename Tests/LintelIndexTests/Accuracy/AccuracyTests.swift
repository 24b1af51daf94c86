import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelIndex

struct AccuracyTests {
  /// Four types, each in a file of its own, the last two in another module.
  private func graph(
    _ dependencies: [(from: Int, to: Int, certainty: Certainty)]
  ) -> DependencyGraph {
    var builder = GraphBuilder()
    let modules = ["A", "B"].map { builder.addModule(Module(name: $0)) }
    let types = ["K", "L", "M", "N"].enumerated().map { index, name in
      let (file, scope) = builder.addFile(
        SourceFile(path: name + ".swift", module: modules[index / 2]))
      return builder.addDeclaration(
        Declaration(
          name: builder.name(name), kind: .struct, file: file, owner: scope, offset: 7))
    }
    for (from, to, certainty) in dependencies {
      builder.addDependency(
        Dependency(
          from: types[from], to: types[to], kind: .type, certainty: certainty,
          offset: UInt32(10 + to), length: 1))
    }
    return builder.build()
  }

  @Test func levels() {
    let linked = graph([(0, 1, .named), (0, 2, .named), (1, 2, .ambiguous)])
    let compiled = CompiledGraph(
      graph: graph([(0, 1, .compiled), (0, 3, .compiled), (1, 2, .compiled)]),
      coverage: Coverage(fileCount: 4), meanings: [[12: .init(isExternal: true)], [:], [:], [:]],
      places: [nil, nil, nil, nil])
    let accuracy = Accuracy(linked, compiled) { _ in [] }
    let scores = accuracy.levels.map {
      "\($0.level.rawValue) \($0.score.edges) \($0.score.found) \($0.score.correct)"
    }
    #expect(
      scores == [
        "type 3 2 1", "type-written 0 0 0", "file 3 2 1", "component 0 0 0", "module 1 1 1",
      ])
    #expect(accuracy.kinds.map(\.kind) == [.type])
    #expect(
      accuracy.mistakes.map(\.reason) == ["a name that means an external declaration"])
    #expect(accuracy.wrongTypeEdges.map(\.dependency.offset) == [12])
    #expect(accuracy.wrongFileEdges.map(\.dependency.offset) == [12])
    #expect(
      accuracy.misses.map { "\($0.count) \($0.reason)" } == [
        "1 a name with several candidates", "1 a use of a kind that the scanner does not read",
      ])
  }

  @Test func ambiguousNamesAreHeldAgainstWhatTheyMean() {
    let linked = graph([
      (0, 1, .ambiguous), (1, 2, .ambiguous), (2, 3, .ambiguous), (3, 0, .ambiguous),
    ])
    let types = linked.declarations.ids.filter { linked.declarations[$0].kind == .struct }
    let compiled = CompiledGraph(
      graph: graph([]), coverage: Coverage(fileCount: 4),
      meanings: [
        [11: .init(targets: [types[1]])], [12: .init(isExternal: true)],
        [13: .init(targets: [types[0]])], nil,
      ],
      places: [nil, nil, nil, nil])
    let accuracy = Accuracy(linked, compiled, components: nil)
    #expect(
      accuracy.ambiguous == Accuracy.Ambiguous(names: 3, amongCandidates: 1, external: 1))
    #expect(accuracy.ambiguous.other == 1)
  }

  @Test func filesWithoutAnIndexAreNotJudged() {
    let linked = graph([(0, 1, .named), (2, 1, .named)])
    let compiled = CompiledGraph(
      graph: graph([(0, 1, .compiled)]), coverage: Coverage(fileCount: 4),
      meanings: [[:], nil, nil, nil], places: [nil, nil, nil, nil])
    let accuracy = Accuracy(linked, compiled, components: nil)
    #expect(accuracy.levels.map(\.level) == [.type, .typeWritten, .file, .module])
    #expect(accuracy.levels[0].score == Accuracy.Score(edges: 1, found: 1, correct: 1))
    #expect(accuracy.mistakes.isEmpty && accuracy.misses.isEmpty)
  }

  @Test func nothingHasNoShares() {
    let nothing = Accuracy.Score(edges: 0, found: 0, correct: 0)
    #expect(nothing.precision == nil && nothing.recall == nil)
    let missed = Accuracy.Score(edges: 2, found: 0, correct: 0)
    #expect(missed.precision == nil && missed.recall == 0)
    let wrong = Accuracy.Score(edges: 0, found: 2, correct: 0)
    #expect(wrong.precision == 0 && wrong.recall == nil)
  }

  @Test func comparisonWithoutEdgesIsEmpty() {
    func accuracy(
      _ linked: [(from: Int, to: Int, certainty: Certainty)],
      _ compiled: [(from: Int, to: Int, certainty: Certainty)]
    ) -> Accuracy {
      Accuracy(
        graph(linked),
        CompiledGraph(
          graph: graph(compiled), coverage: Coverage(fileCount: 4),
          meanings: [[:], [:], nil, nil], places: [nil, nil, nil, nil]),
        components: nil)
    }
    #expect(accuracy([], []).isEmpty)
    #expect(accuracy([(0, 1, .ambiguous), (2, 1, .named)], [(2, 1, .named)]).isEmpty)
    #expect(!accuracy([(0, 1, .named)], []).isEmpty)
    #expect(!accuracy([], [(0, 1, .compiled)]).isEmpty)
  }

  /// The index has a record of the first file for one of its two modules.
  @Test func fileOfTwoModulesIsComparedForTheOneThatWasBuilt() {
    var builder = GraphBuilder()
    let modules = ["A", "B"].map { builder.addModule(Module(name: $0)) }
    let types = ["K", "L", "M", "N"].map { name in
      let (file, scope) = builder.addFile(
        SourceFile(
          path: name + ".swift", module: modules[0], otherModules: name == "N" ? [] : [modules[1]]))
      return builder.addDeclaration(
        Declaration(
          name: builder.name(name), kind: .struct, file: file, owner: scope, offset: 7))
    }
    let empty = builder.build()
    func with(_ values: [(to: Int, certainty: Certainty, set: Int?)]) -> DependencyGraph {
      empty.replacingDependencies(
        in: { _ in true },
        by: values.map { to, certainty, set in
          Dependency(
            from: types[0], to: types[to], kind: .type, certainty: certainty,
            offset: UInt32(10 + to), length: 1, in: set.map { ModuleSetID($0) })
        }, moduleSets: [[modules[0]], [modules[1]]])
    }
    // Names find L in both modules, M in the module that was not built, and N in the other.
    let linked = with([(1, .named, nil), (2, .named, 1), (3, .named, 0)])
    let compiled = CompiledGraph(
      graph: with([(1, .compiled, 0), (1, .named, 1), (2, .named, 1)]),
      coverage: Coverage(fileCount: 4), meanings: [[:], nil, nil, nil],
      modulesCoveredInPart: [linked.declarations[types[0]].file: [modules[0]]],
      places: [nil, nil, nil, nil])
    let accuracy = Accuracy(linked, compiled, components: nil)
    let files = accuracy.levels.first { $0.level == .file }
    #expect(files?.score == Accuracy.Score(edges: 1, found: 2, correct: 1))
    #expect(accuracy.wrongFileEdges.map(\.dependency.offset) == [13])
    #expect(accuracy.leftOutEdgeCount == 1)
  }

  @Test func ambiguousNamesOfATargetThatWasNotBuiltDoNotCount() {
    let names = graph([(0, 1, .ambiguous)])
    let modules = Array(names.modules.ids)
    let linked = names.replacingDependencies(
      in: { _ in true },
      by: names.dependencies.map {
        Dependency(
          from: $0.from, to: $0.to, kind: .type, certainty: .ambiguous, offset: $0.offset,
          length: 1, in: ModuleSetID(0))
      }, moduleSets: [[modules[1]]])
    func count(_ covered: [ModuleID]) -> Int {
      let compiled = CompiledGraph(
        graph: linked, coverage: Coverage(fileCount: 4), meanings: [[:], [:], nil, nil],
        modulesCoveredInPart: [linked.declarations[linked.dependencies[0].from].file: covered],
        places: [nil, nil, nil, nil])
      return Accuracy(linked, compiled, components: nil).ambiguous.names
    }
    #expect(count([modules[0]]) == 0)
    #expect(count([modules[1]]) == 1)
  }

  /// What is found by names where the index has no definition would be right against itself.
  @Test func dependenciesOnFilesWithoutAnIndexAreLeftOut() {
    let linked = graph([(0, 1, .named), (0, 2, .named)])
    let compiled = CompiledGraph(
      graph: graph([(0, 1, .compiled), (0, 2, .named)]), coverage: Coverage(fileCount: 4),
      meanings: [[12: .init(isExternal: true)], [:], nil, nil], places: [nil, nil, nil, nil])
    let accuracy = Accuracy(linked, compiled, components: nil)
    let files = accuracy.levels.first { $0.level == .file }
    #expect(files?.score == Accuracy.Score(edges: 1, found: 1, correct: 1))
    #expect(accuracy.leftOutEdgeCount == 1)
  }
}
